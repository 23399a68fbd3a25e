/** A file with its length in bytes. */
export interface Sized {
  path: string;
  bytes: number;
}

/**
 * Divides files into `count` parts of about the same length, the same in every run: longest first, each into the part
 * that is shortest then.
 */
export function partsOf(files: readonly Sized[], count: number): string[][] {
  const parts = Array.from({ length: count }, () => ({ bytes: 0, paths: [] as string[] }));
  const longestFirst = files.toSorted(
    (one, other) => other.bytes - one.bytes || (one.path < other.path ? -1 : 1),
  );
  for (const { path, bytes } of longestFirst) {
    const shortest = parts.reduce((least, part) => (part.bytes < least.bytes ? part : least));
    shortest.paths.push(path);
    shortest.bytes += bytes;
  }
  return parts.map(({ paths }) => paths.toSorted());
}

/** The part, from 0, that is due on a day; one after the other, so that each comes again after `count` days. */
export const partOfDay = (day: Date, count: number): number =>
  Math.floor(day.getTime() / (24 * 60 * 60 * 1000)) % count;
