import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** The path of a file in which this checkout keeps what has passed. */
export const cacheFile = (root: string, name: string) =>
  join(root, "node_modules/.cache/unchanged", name);

/**
 * What a file of the cache contains.
 * @param none the answer where nothing has passed yet, or what was written was cut off
 */
export function readCache<Content extends object>(
  root: string,
  name: string,
  none: Content,
): Content {
  try {
    return JSON.parse(readFileSync(cacheFile(root, name), "utf8")) as Content;
  } catch {
    return none;
  }
}

export function writeCache(root: string, name: string, content: object): void {
  const path = cacheFile(root, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, JSON.stringify(content));
}
