import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { TestServer } from "./server.ts";

/** Names of all files below a server's data folder. */
export function filesUnder(dataDir: string, folder: string): string[] {
  return readdirSync(join(dataDir, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name)
    .toSorted();
}

/** What a server has stored: rows in whatever state, and the files that are there. */
export async function holdings(server: TestServer): Promise<{ rows: string[]; stored: string[] }> {
  const { dataDir } = server.settings;
  const rows = await server.db.selectFrom("stored_files").select(["key", "state"]).execute();
  return {
    rows: rows.map(({ key, state }) => `${key} ${state}`).toSorted(),
    stored: filesUnder(dataDir, "files"),
  };
}
