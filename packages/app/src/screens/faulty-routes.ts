import type { FindFaultyRoutes } from "../route/faulty-route.ts";

/** Loads the check when it is asked for. Where its code does not come, it finds nothing: nothing depends on it. */
export const faultyRoutes: FindFaultyRoutes = (...asked) =>
  import("../features/route-check/check-stored.ts").then(
    (module) => module.faultyRoutes(...asked),
    () => [],
  );
