import {
  readTableState,
  writeTableState,
  type FacetChoice,
  type TableState,
} from "@panel/ui/data-table";
import { useMemo } from "react";
import { useSearchParams } from "react-router-dom";

const NO_FACETS: readonly string[] = [];

/**
 * Search, order and filters of a list, kept in the address so that Back and a shared link find
 * them again.
 * @param facets names of the filters; keep the list stable
 */
export function useTableState(facets = NO_FACETS) {
  const [params, setParams] = useSearchParams();
  const state = useMemo(() => readTableState(params, facets), [params, facets]);
  const change = (changes: Partial<TableState>) =>
    setParams(
      (current) => writeTableState(current, { ...readTableState(current, facets), ...changes }),
      { replace: true, preventScrollReset: true },
    );
  return {
    ...state,
    setSearch: (search: string) => change({ search }),
    setSort: (sort: TableState["sort"]) => change({ sort }),
    setFacet: (name: string, choice: FacetChoice) =>
      change({ facets: { ...state.facets, [name]: choice } }),
    /** No search and no filters; the order stays. */
    clear: () =>
      change({ search: "", facets: Object.fromEntries(facets.map((name) => [name, null])) }),
  };
}
