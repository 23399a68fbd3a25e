import { useCallback } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import type { LibraryScope } from "@panel/domain/asset-policies";
import type { AddressQuery } from "../../shared/use-address-query.ts";

/** Navigation state of a detail that was opened from the list below it. */
const FROM_LIST = { fromList: true } as const;

/** Which library is looked at and which asset is open, as the address says. */
export function useLibraryAddress({ params, change }: AddressQuery, ownsNone: boolean) {
  const { state } = useLocation();
  const navigate = useNavigate();
  const scope: LibraryScope = ownsNone || params.get("tab") === "explore" ? "global" : "own";
  const open = Number(params.get("asset")) || undefined;

  const show = useCallback(
    (id: number, { replace = false } = {}) =>
      change(
        (current) => {
          current.set("asset", String(id));
          return current;
        },
        { replace, state: FROM_LIST },
      ),
    [change],
  );
  /** An asset of the library where it is; another library keeps nothing of the filters of this one. */
  const showIn = (where: LibraryScope, id: number) => {
    if (where === scope) return show(id);
    const tab: Record<string, string> = where === "global" ? { tab: "explore" } : {};
    change(() => new URLSearchParams({ ...tab, asset: String(id) }), {
      replace: false,
      preventScrollReset: false,
      state: FROM_LIST,
    });
  };
  const close = () => {
    // Back to the list is where the reader came from; a link to the asset itself has nothing before it.
    if ((state as { fromList?: boolean } | null)?.fromList) return void navigate(-1);
    change((current) => {
      current.delete("asset");
      return current;
    });
  };
  /** Another library keeps nothing of the filters of this one. */
  const setScope = (next: LibraryScope) =>
    change(() => new URLSearchParams(next === "global" ? { tab: "explore" } : {}), {
      preventScrollReset: false,
    });

  return { scope, setScope, open, show, showIn, close };
}
