/** The query that the address of each list had last, by the list's path; kept until the page is left. */
const queries = new Map<string, string>();

export function rememberQuery(path: string, query: string): void {
  queries.set(path, query);
}

/** The address of a list as it was left, with its search, its order and its filters. */
export function lastAddress(path: string): string {
  const query = queries.get(path);
  return query ? `${path}?${query}` : path;
}

/** The path of each entry of the browser's history that was shown since the page was loaded, by its place. */
const entries = new Map<number, string>();

/** The place of the current entry, which the router counts; undefined before its first navigation. */
function currentEntry(): number | undefined {
  const place = (history.state as { idx?: unknown } | null)?.idx;
  return typeof place === "number" ? place : undefined;
}

export function rememberEntry(path: string): void {
  const place = currentEntry();
  if (place !== undefined) entries.set(place, path);
}

/** Whether the browser's Back leads to a path. */
export function isPreviousEntry(path: string): boolean {
  const place = currentEntry();
  return place !== undefined && entries.get(place - 1) === path;
}
