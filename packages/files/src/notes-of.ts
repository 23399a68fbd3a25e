import type { SourceNote } from "@panel/domain/route-files/source";

/** The notes for what there is of each kind. */
export function notesOf(
  names: Partial<Record<SourceNote["note"], readonly string[]>>,
): SourceNote[] {
  return (Object.entries(names) as [SourceNote["note"], readonly string[]][])
    .filter(([, named]) => named.length > 0)
    .map(([note, named]) => ({ note, count: named.length, names: named }));
}
