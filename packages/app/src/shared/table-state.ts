import {
  readTableState,
  writeTableState,
  type FacetChoice,
  type TableState,
} from "@panel/ui/data-table";
import { useLayoutEffect, useMemo, useRef } from "react";
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
  // Two changes in one go, as when everything is cleared: the second builds upon the first.
  const latest = useRef(params);
  useLayoutEffect(() => {
    latest.current = params;
  }, [params]);
  const change = (changes: (before: TableState) => Partial<TableState>) => {
    const before = readTableState(latest.current, facets);
    latest.current = writeTableState(latest.current, { ...before, ...changes(before) });
    setParams(latest.current, { replace: true, preventScrollReset: true });
  };
  return {
    ...state,
    setSearch: (search: string) => change(() => ({ search })),
    setSort: (sort: TableState["sort"]) => change(() => ({ sort })),
    setFacet: (name: string, choice: FacetChoice) =>
      change((before) => ({ facets: { ...before.facets, [name]: choice } })),
    /** No search and no filters; the order stays. */
    clear: () =>
      change(() => ({
        search: "",
        facets: Object.fromEntries(facets.map((name) => [name, null])),
      })),
  };
}
