import { readStored, writeStored } from "./device-storage.ts";

/** What this tab has kept under a name; empty where it has nothing or may not store anything. */
export function kept<Value>(name: string): Map<string, Value> {
  try {
    return new Map(
      Object.entries(JSON.parse(readStored(name, "sessionStorage") ?? "{}") as object),
    );
  } catch {
    return new Map();
  }
}

/** Keeps a map over reloads of this tab. Where nothing can be stored, it lasts as long as the page. */
export function keep(name: string, values: ReadonlyMap<string, unknown>): void {
  writeStored(name, JSON.stringify(Object.fromEntries(values)), "sessionStorage");
}
