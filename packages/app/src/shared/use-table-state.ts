import {
  readTableState,
  writeTableState,
  type FacetChoice,
  type TableState,
} from "@panel/ui/data-table";
import { useMemo } from "react";
import type { AddressQuery } from "./use-address-query.ts";

const NO_FACETS: readonly string[] = [];

/** Search, sort order and filters of a list, and what changes them. */
export type ListState = ReturnType<typeof useTableState>;

/**
 * Search, sort order and filters of a list. They are stored in the address, so that Back and shared links restore
 * them.
 * @param facets names of the filters. Pass the same array in every render
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
    /** Clears search and filters; keeps the sort order. */
    clear: () =>
      update(() => ({
        search: "",
        facets: Object.fromEntries(facets.map((name) => [name, null])),
      })),
  };
}
