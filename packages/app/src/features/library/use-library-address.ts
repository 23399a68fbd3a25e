import { useCallback } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import type { LibraryScope } from "@panel/domain/asset-policies";
import type { AddressQuery } from "../../shared/use-address-query.ts";

/** Navigation state that marks a detail opened from the list. */
const FROM_LIST = { fromList: true } as const;

/** Reads from the address which library is shown and which asset is open. */
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
  /** Opens an asset in the library that holds it. Switching to another library drops the filters of this one. */
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
    // Opened from the list: go back in the history. Opened by a link: there is no earlier entry to go back to.
    if ((state as { fromList?: boolean } | null)?.fromList) return void navigate(-1);
    change((current) => {
      current.delete("asset");
      return current;
    });
  };
  /** Switches to another library and drops the filters of this one. */
  const setScope = (next: LibraryScope) =>
    change(() => new URLSearchParams(next === "global" ? { tab: "explore" } : {}), {
      preventScrollReset: false,
    });

  return { scope, setScope, open, show, showIn, close };
}
