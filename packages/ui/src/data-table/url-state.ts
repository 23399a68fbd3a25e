import type { FacetChoice } from "./facets.ts";
import { keysOfSort, type SortKey, sortOfKeys, type SortState } from "./sorting.ts";

/** The search, sort and facets of a table, which are kept in the URL. */
export interface TableState {
  search: string;
  sort: SortState | null;
  /** The choice of each facet by its name; a facet that is missing or null keeps every row. */
  facets: Readonly<Record<string, FacetChoice>>;
}

/**
 * Reads a table's state from URL parameters: `q=prado&sort=name` (`sort=-name` descends, `sort=town,-name` takes several columns), and `company=A&company=B` for each
 * named facet. An empty facet (`company=`) means that nothing is chosen, so the blank value is written as `~`.
 */
export function readTableState(
  params: URLSearchParams,
  facetNames: readonly string[] = [],
): TableState {
  const keys = (params.get("sort") ?? "").split(",").flatMap((key): SortKey[] => {
    const columnId = key.replace(/^-/, "");
    return columnId ? [{ columnId, direction: key === columnId ? "ascending" : "descending" }] : [];
  });
  const facets: Record<string, FacetChoice> = {};
  for (const name of facetNames) facets[name] = readChoice(params.getAll(name));
  return {
    search: params.get("q") ?? "",
    sort: sortOfKeys(keys),
    facets,
  };
}

/** A copy of the URL parameters with the state added; defaults are left out. */
export function writeTableState(params: URLSearchParams, state: TableState): URLSearchParams {
  const next = new URLSearchParams(params);
  const set = (name: string, text: string) => {
    if (text === "") next.delete(name);
    else next.set(name, text);
  };
  set("q", state.search);
  const written = keysOfSort(state.sort).map(
    ({ columnId, direction }) => (direction === "descending" ? "-" : "") + columnId,
  );
  set("sort", written.join(","));
  for (const [name, choice] of Object.entries(state.facets)) {
    next.delete(name);
    if (choice?.length === 0) next.append(name, "");
    for (const value of choice ?? []) next.append(name, toParam(value));
  }
  return next;
}

function readChoice(values: readonly string[]): FacetChoice {
  if (values.length === 0) return null;
  return values.filter((value) => value !== "").map(fromParam);
}

/** "~" stands for the blank value; a value that begins with "~" gets a second one. */
function toParam(value: string): string {
  return value === "" || value.startsWith("~") ? `~${value}` : value;
}

function fromParam(param: string): string {
  return param.startsWith("~") ? param.slice(1) : param;
}
