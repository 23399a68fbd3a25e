import { ASSET_TYPES } from "@panel/domain/asset-types";
import type { LibraryScope } from "@panel/domain/asset-policies";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useSettledSearch } from "../../shared/assets/search-words.ts";
import { useLibrary, useLibraryCounts } from "../../shared/assets/use-library.ts";
import type { AddressQuery } from "../../shared/use-address-query.ts";
import { useTableState } from "../../shared/use-table-state.ts";
import { orderOf } from "./asset-order.ts";
import {
  dayIn,
  isFiltering,
  isUnusedIn,
  LIBRARY_FACETS,
  libraryQuery,
  typeIn,
} from "./library-query.ts";

const NONE = Object.fromEntries(ASSET_TYPES.map((type) => [type, 0])) as Record<
  (typeof ASSET_TYPES)[number],
  number
>;

/** The assets of a library that the server finds for the filters and the order in the address, and how many there are. */
export function useShownAssets(
  scope: LibraryScope,
  names: ReadonlyMap<string, string>,
  address: AddressQuery,
) {
  const { t, i18n } = useTranslation();
  const table = useTableState(address, LIBRARY_FACETS);
  const { search, sort, facets } = table;
  // The field shows each letter at once; the server is asked when no more come.
  const wanted = useSettledSearch(search);
  const query = useMemo(
    () => libraryQuery({ search: "", sort, facets }, wanted),
    [sort, facets, wanted],
  );
  const library = useLibrary(scope, query);
  const counts = useLibraryCounts(scope, query);

  const options = useMemo(() => {
    const { compare } = new Intl.Collator(i18n.language, { numeric: true });
    const byLabel = (a: { label: string }, b: { label: string }) => compare(a.label, b.label);
    return {
      categories: (counts?.categories ?? [])
        .map(({ id, count }) => ({
          value: String(id),
          label: names.get(String(id)) ?? t("LIBRARY.noCategory"),
          count,
        }))
        .toSorted(byLabel),
      tags: (counts?.tags ?? []).map(({ tag, count }) => ({ value: tag, label: tag, count })),
      uploaders: (counts?.uploaders ?? [])
        .map(({ id, name, count }) => ({ value: String(id), label: name, count }))
        .toSorted(byLabel),
    };
  }, [counts, names, t, i18n.language]);

  return {
    ...table,
    ...options,
    library,
    query,
    type: typeIn(table),
    from: dayIn(table, "from"),
    to: dayIn(table, "to"),
    unused: isUnusedIn(table),
    order: orderOf(sort),
    types: counts?.types ?? NONE,
    total: counts?.total,
    found: counts?.found,
    oldThumbnails: counts?.oldThumbnails ?? 0,
    filtered: isFiltering(table),
  };
}
