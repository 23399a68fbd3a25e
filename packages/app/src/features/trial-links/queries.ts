import { queryOptions } from "@tanstack/react-query";
import { listTryLinks } from "@panel/api-client/tryouts";
import { tryoutsApi } from "../../shared/connections.ts";

export const trialLinks = (experienceId: number) =>
  queryOptions({
    queryKey: ["trial-links", experienceId],
    queryFn: ({ signal }) => listTryLinks(tryoutsApi, { gymId: experienceId }, { signal }),
  });
