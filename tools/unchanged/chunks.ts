import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

const FOLDER = "node_modules/.cache/unchanged/chunks";

/** Where the modules of a page's files are recorded, by the name of its build. */
export const chunksFile = (root: string, name: string) => join(root, FOLDER, `${name}.json`);

/** The own modules of every built script, by the last part of its path, which has a hash in it. */
export function readChunks(root: string): ReadonlyMap<string, readonly string[]> {
  const files = globSync("*.json", { cwd: join(root, FOLDER) });
  return new Map(
    files.flatMap((file) => {
      const text = readFileSync(join(root, FOLDER, file), "utf8");
      const chunks = JSON.parse(text) as Record<string, readonly string[]>;
      return Object.entries(chunks).map(
        ([name, modules]) => [name.split("/").at(-1) ?? name, modules] as const,
      );
    }),
  );
}
