import { useEffect, useState, type ReactNode } from "react";
import { CheckStore } from "./check-store.ts";
import { RouteCheckContext } from "../../route/check/check-context.ts";
import { FieldOpener } from "../../route/check/field-opener.ts";
import { useCheckInputs } from "./use-check-inputs.ts";

/** Has the route of the form inside checked while it is typed. */
export function RouteCheckProvider({ children }: { children: ReactNode }) {
  const [check] = useState(() => ({ store: new CheckStore(), opener: new FieldOpener() }));
  useEffect(() => {
    check.store.start();
    return () => check.store.stop();
  }, [check]);
  return (
    <RouteCheckContext value={check}>
      {children}
      <CheckInputs store={check.store} />
    </RouteCheckContext>
  );
}

/** Its own component, so that nothing else renders when something becomes known. */
function CheckInputs({ store }: { store: CheckStore }) {
  useCheckInputs(store);
  return null;
}
