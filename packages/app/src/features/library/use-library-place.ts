import { useCallback } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router-dom";
import type { LibraryScope } from "@panel/domain/asset-policies";

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
  /** An asset of the library where it is; another library keeps nothing of the filters of this one. */
  const showIn = (where: LibraryScope, id: number) => {
    if (where === scope) return show(id);
    const tab: Record<string, string> = where === "global" ? { tab: "explore" } : {};
    setParams({ ...tab, asset: String(id) }, { state: FROM_LIST });
  };
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

  return { scope, turnTo, open, show, showIn, close };
}
