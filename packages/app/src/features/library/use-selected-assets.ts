import type { AssetPermissions } from "@panel/domain/asset-policies";
import { ASSETS_AT_ONCE } from "@panel/domain/assets";
import { useCallback, useMemo, useState } from "react";
import type { LibraryItem } from "../../shared/assets/library-item.ts";
import { bulkActions } from "./bulk-actions.ts";

const NONE: readonly string[] = [];

/** The assets that a user has chosen to change or delete together. A press chooses only while this is on. */
export function useSelectedAssets(
  assets: readonly LibraryItem[],
  permissionsOn: (item: LibraryItem) => AssetPermissions,
) {
  const [on, setOn] = useState(false);
  const [ids, setIds] = useState(NONE);
  const all = useMemo(() => bulkActions(assets, permissionsOn), [assets, permissionsOn]);
  const allowed = useMemo(() => [...new Set([...all.edit, ...all.delete])], [all]);
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
  const actions = useMemo(() => bulkActions(chosen, permissionsOn), [chosen, permissionsOn]);
  return {
    /** Whether there is anything that the user may change or delete. */
    possible: allowed.length > 0,
    /** Which actions the user may do with any asset of the library. */
    offered: { edit: all.edit.length > 0, delete: all.delete.length > 0 },
    /** Which of the chosen assets each action applies to. */
    actions,
    on: on && allowed.length > 0,
    ids,
    chosen,
    choose,
    /** Begins with these assets, or with these instead of the chosen ones. */
    begin: (first: readonly string[]) => {
      setOn(true);
      choose(first);
    },
    /** The models whose thumbnails are from before these showed the model alone. */
    oldThumbnails: all.retake.filter(({ record }) => record.thumbnailIsOld),
    toggle: () => {
      setOn(!on);
      setIds(NONE);
    },
  };
}
