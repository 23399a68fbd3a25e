/** What this tab has kept under a name; empty where it has nothing or may not store anything. */
export function kept<Value>(name: string): Map<string, Value> {
  try {
    return new Map(Object.entries(JSON.parse(sessionStorage.getItem(name) ?? "{}") as object));
  } catch {
    return new Map();
  }
}

/** Keeps a map over reloads of this tab. Where nothing can be stored, it lasts as long as the page. */
export function keep(name: string, values: ReadonlyMap<string, unknown>): void {
  try {
    sessionStorage.setItem(name, JSON.stringify(Object.fromEntries(values)));
  } catch {
    // The storage is full or forbidden.
  }
}
