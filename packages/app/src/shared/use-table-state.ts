import {
  readTableState,
  writeTableState,
  type FacetChoice,
  type TableState,
} from "@panel/ui/data-table";
import { useMemo } from "react";
import type { AddressQuery } from "./use-address-query.ts";

const NO_FACETS: readonly string[] = [];

/**
 * Search, order and filters of a list, kept in the address so that Back and a shared link find
 * them again.
 * @param facets names of the filters; keep the list stable
 */
export function useTableState({ params, change }: AddressQuery, facets = NO_FACETS) {
  const state = useMemo(() => readTableState(params, facets), [params, facets]);
  const update = (changes: (before: TableState) => Partial<TableState>) =>
    change((current) => {
      const before = readTableState(current, facets);
      return writeTableState(current, { ...before, ...changes(before) });
    });
  return {
    ...state,
    setSearch: (search: string) => update(() => ({ search })),
    setSort: (sort: TableState["sort"]) => update(() => ({ sort })),
    setFacet: (name: string, choice: FacetChoice) =>
      update((before) => ({ facets: { ...before.facets, [name]: choice } })),
    /** No search and no filters; the order stays. */
    clear: () =>
      update(() => ({
        search: "",
        facets: Object.fromEntries(facets.map((name) => [name, null])),
      })),
  };
}
