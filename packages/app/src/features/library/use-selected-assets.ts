import type { AssetPermissions } from "@panel/domain/asset-policies";
import { ASSETS_AT_ONCE } from "@panel/domain/assets";
import { useCallback, useMemo, useState } from "react";
import type { LibraryItem } from "../../shared/assets/library-item.ts";

const NONE: readonly string[] = [];

/** The assets that a user has chosen to change or delete together. A press chooses only while this is on. */
export function useSelectedAssets(
  assets: readonly LibraryItem[],
  permissionsOn: (item: LibraryItem) => AssetPermissions,
) {
  const [on, setOn] = useState(false);
  const [ids, setIds] = useState(NONE);
  const allowed = useMemo(
    () =>
      assets.filter((item) => {
        const may = permissionsOn(item);
        return may.edit && may.delete;
      }),
    [assets, permissionsOn],
  );
  const choose = useCallback(
    (next: readonly string[]) => {
      const known = new Set(allowed.map(({ id }) => id));
      setIds(next.filter((id) => known.has(id)).slice(0, ASSETS_AT_ONCE));
    },
    [allowed],
  );
  const chosen = useMemo(() => {
    const wanted = new Set(ids);
    return allowed.filter(({ id }) => wanted.has(id));
  }, [allowed, ids]);
  return {
    /** Whether there is anything that the user may change. */
    possible: allowed.length > 0,
    on: on && allowed.length > 0,
    ids,
    chosen,
    choose,
    toggle: () => {
      setOn(!on);
      setIds(NONE);
    },
  };
}
