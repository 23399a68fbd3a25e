import { useCallback } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router-dom";
import type { LibraryScope } from "../../shared/assets/queries.ts";

/** Navigation state of a detail that was opened from the list below it. */
const FROM_LIST = { fromList: true } as const;

/** Which library is looked at and which asset is open, as the address says. */
export function useLibraryPlace(ownsNone: boolean) {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const scope: LibraryScope = ownsNone || params.get("tab") === "explore" ? "global" : "own";
  const open = Number(params.get("asset")) || undefined;

  const show = useCallback(
    (id: number, { replace = false } = {}) =>
      setParams(
        (current) => {
          const next = new URLSearchParams(current);
          next.set("asset", String(id));
          return next;
        },
        { replace, state: FROM_LIST, preventScrollReset: true },
      ),
    [setParams],
  );
  const close = () => {
    // Back to the list is where the reader came from; a link to the asset itself has nothing before it.
    if ((state as { fromList?: boolean } | null)?.fromList) return void navigate(-1);
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        next.delete("asset");
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  /** Another library keeps nothing of the filters of this one. */
  const turnTo = (next: LibraryScope) =>
    setParams(next === "global" ? { tab: "explore" } : {}, { replace: true });

  return { scope, turnTo, open, show, close };
}
