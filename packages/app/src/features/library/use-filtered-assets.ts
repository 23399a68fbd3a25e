import { ASSET_TYPES, type AssetType } from "@panel/domain/asset-types";
import { foldText } from "@panel/domain/fold-text";
import { facetOptions, filterByFacet, filterRows } from "@panel/ui/data-table";
import { useDeferredValue, useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { LibraryItem } from "../../shared/assets/library-item.ts";
import type { AddressQuery } from "../../shared/use-address-query.ts";
import { useTableState } from "../../shared/use-table-state.ts";
import { inOrder, orderOf } from "./asset-order.ts";

const FACETS = ["type", "category"] as const;
const typeOfItem = (item: LibraryItem) => item.type;
const categoryOf = (item: LibraryItem) => item.category;
const searchIn = (item: LibraryItem) => [item.name, item.description, item.fileName];

/** The assets of a library that match the type, category and search in the address, in its sort order. */
export function useFilteredAssets(
  assets: readonly LibraryItem[],
  names: ReadonlyMap<string, string>,
  query: AddressQuery,
) {
  const { t, i18n } = useTranslation();
  const table = useTableState(query, FACETS);
  const { search, sort, facets } = table;
  const type = ASSET_TYPES.find((each) => facets["type"]?.includes(each));
  const category = facets["category"] ?? null;
  const order = orderOf(sort);
  // The search field shows each letter at once; the tiles are updated with low priority.
  const wanted = useDeferredValue(search);

  const ofType = useMemo(
    () => filterByFacet(assets, type ? [type] : null, typeOfItem),
    [assets, type],
  );
  const categories = useMemo(
    () =>
      facetOptions(ofType, {
        value: categoryOf,
        label: (id) => names.get(id) ?? t("LIBRARY.noCategory"),
        blank: t("LIBRARY.noCategory"),
        locale: i18n.language,
      }),
    [ofType, names, t, i18n.language],
  );
  const shown = useMemo(() => {
    const found = filterRows(
      filterByFacet(ofType, category, categoryOf),
      wanted,
      searchIn,
      foldText,
    );
    return inOrder(found, order, i18n.language);
  }, [ofType, category, wanted, order, i18n.language]);
  const counts = useMemo(() => {
    const count = (of: AssetType) => assets.filter((asset) => asset.type === of).length;
    return { image: count("image"), model: count("model"), audio: count("audio") };
  }, [assets]);

  return {
    ...table,
    type,
    category,
    order,
    categories,
    counts,
    shown,
    filtered: type !== undefined || category !== null || search.trim() !== "",
  };
}
