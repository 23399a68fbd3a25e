import { kept, keep } from "./session-record.ts";

const QUERIES = "explorar-list-queries";
const ENTRIES = "explorar-history";

/** The query that the address of each list had last, by the list's path; kept until the tab is closed. */
const queries = kept<string>(QUERIES);

export function rememberQuery(path: string, query: string): void {
  if ((queries.get(path) ?? "") === query) return;
  queries.set(path, query);
  keep(QUERIES, queries);
}

/** The address of a list as it was left, with its search, its order and its filters. */
export function lastAddress(path: string): string {
  const query = queries.get(path);
  return query ? `${path}?${query}` : path;
}

/** The path of each entry of the browser's history that was shown in this tab, by its place. */
const entries = kept<string>(ENTRIES);

/** The place of the current entry, which the router counts; undefined before its first navigation. */
function currentEntry(): number | undefined {
  const place = (history.state as { idx?: unknown } | null)?.idx;
  return typeof place === "number" ? place : undefined;
}

export function rememberEntry(path: string): void {
  const place = currentEntry();
  if (place === undefined || entries.get(String(place)) === path) return;
  entries.set(String(place), path);
  keep(ENTRIES, entries);
}

/** Whether the browser's Back leads to a path. */
export function isPreviousEntry(path: string): boolean {
  const place = currentEntry();
  return place !== undefined && entries.get(String(place - 1)) === path;
}
