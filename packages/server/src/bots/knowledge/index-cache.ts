import { readIndex, type IndexSection } from "./index-blob.ts";

/** What the indices that are kept may take in the database's form, in bytes; in memory, ten times that. */
const MAX_BYTES = 8 * 1024 * 1024;

/** Indices of files that were asked about lately, ready to be searched. */
export interface IndexCache {
  /** @param load gives the index in the database's form; it is not called for one that is kept */
  get(
    key: string,
    load: () => Promise<Buffer | undefined>,
  ): Promise<readonly IndexSection[] | undefined>;
}

export function createIndexCache(maxBytes = MAX_BYTES): IndexCache {
  // In the order of use, the least recent first.
  const kept = new Map<string, { sections: readonly IndexSection[]; bytes: number }>();
  let total = 0;
  const remove = (key: string): void => {
    total -= kept.get(key)?.bytes ?? 0;
    kept.delete(key);
  };
  return {
    async get(key, load) {
      const known = kept.get(key);
      if (known) {
        kept.delete(key);
        kept.set(key, known);
        return known.sections;
      }
      const blob = await load();
      if (!blob) return undefined;
      const sections = readIndex(blob);
      remove(key);
      kept.set(key, { sections, bytes: blob.length });
      total += blob.length;
      for (const oldest of kept.keys()) {
        if (total <= maxBytes || oldest === key) break;
        remove(oldest);
      }
      return sections;
    },
  };
}
