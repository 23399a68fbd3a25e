import { globSync } from "node:fs";
import { cacheFile, readCache } from "./cache.ts";

/** Where the modules of a page's files are recorded in the cache, by the name of its build. */
export const chunksOf = (name: string) => `chunks/${name}.json`;

/** The own modules of every built script, by the last part of its path, which has a hash in it. */
export function readChunks(root: string): ReadonlyMap<string, readonly string[]> {
  const files = globSync(chunksOf("*"), { cwd: cacheFile(root, "") });
  return new Map(
    files.flatMap((file) => {
      const chunks = readCache<Record<string, readonly string[]>>(root, file, {});
      return Object.entries(chunks).map(
        ([name, modules]) => [name.split("/").at(-1) ?? name, modules] as const,
      );
    }),
  );
}
