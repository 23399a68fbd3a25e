import type { AssetPermissions, LibraryScope } from "@panel/domain/asset-policies";
import { ASSETS_AT_ONCE } from "@panel/domain/assets";
import { useCallback, useMemo, useState } from "react";
import type { LibraryItem } from "../../shared/assets/library-item.ts";
import { firstAssets, type LibraryQuery } from "../../shared/assets/queries.ts";
import { itemOf } from "../../shared/assets/use-library.ts";
import { bulkActions } from "./bulk-actions.ts";

const NONE: readonly LibraryItem[] = [];

interface Shown {
  assets: readonly LibraryItem[];
  /** Whether there are more than these. */
  hasMore: boolean;
  query: LibraryQuery;
}

/** The assets that a user has chosen to change or delete together. A press chooses only while this is on. */
export function useSelectedAssets(
  scope: LibraryScope,
  { assets, hasMore, query }: Shown,
  permissionsOn: (item: LibraryItem) => AssetPermissions,
) {
  const [on, setOn] = useState(false);
  const [kept, setKept] = useState(NONE);
  /** All that a query finds, where it was fetched to be chosen. */
  const [found, setFound] = useState<{ query: LibraryQuery; ids: ReadonlySet<string> }>();
  const mayChoose = useCallback(
    (item: LibraryItem) => permissionsOn(item).edit || permissionsOn(item).delete,
    [permissionsOn],
  );
  const choose = useCallback(
    (ids: readonly string[], from: readonly LibraryItem[] = assets) =>
      setKept((before) => {
        const known = new Map([...before, ...from].map((item) => [item.id, item]));
        return ids
          .flatMap((id) => known.get(id) ?? [])
          .filter(mayChoose)
          .slice(0, ASSETS_AT_ONCE);
      }),
    [assets, mayChoose],
  );
  // As they are now, where they are shown.
  const chosen = useMemo(() => {
    const shown = new Map(assets.map((item) => [item.id, item]));
    return kept.map((item) => shown.get(item.id) ?? item);
  }, [assets, kept]);
  const actions = useMemo(() => bulkActions(chosen, permissionsOn), [chosen, permissionsOn]);
  const ids = useMemo(() => chosen.map(({ id }) => id), [chosen]);

  const hidden = useMemo(() => {
    const matches = new Set(assets.map(({ id }) => id));
    if (!hasMore) return ids.filter((id) => !matches.has(id)).length;
    // Which of the others match is known only of those that were fetched for it.
    if (found?.query !== query || found.ids.size >= ASSETS_AT_ONCE) return 0;
    return ids.filter((id) => !found.ids.has(id)).length;
  }, [assets, hasMore, found, query, ids]);

  const chooseFound = async (wanted: LibraryQuery) => {
    const items = (await firstAssets(scope, wanted)).map(itemOf);
    const all = items.map(({ id }) => id);
    setFound({ query: wanted, ids: new Set(all) });
    choose(all, items);
  };

  return {
    /** Which of the chosen assets each action applies to. */
    actions,
    on,
    ids,
    chosen,
    /** How many of them the filter hides. */
    hidden,
    choose,
    /** Chooses all that the filter finds, also what was not fetched yet. */
    chooseShown: async () => {
      if (hasMore) await chooseFound(query);
      else choose(assets.map(({ id }) => id));
    },
    /** Begins with the models whose thumbnails are from before these showed the model alone. */
    beginWithOldThumbnails: async () => {
      await chooseFound({ oldThumbnail: 1 });
      setOn(true);
    },
    toggle: () => {
      setOn(!on);
      setKept(NONE);
    },
  };
}
