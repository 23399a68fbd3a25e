import { LRUCache } from "lru-cache";
import type { RecordParts } from "./record.ts";

/** Most characters of the authored texts of all that is remembered. */
const MOST_CHARACTERS = 2_000_000;

/**
 * Remembers what was made from the parts of experiences. They are read from the database each time,
 * and it is made anew whenever any of them differs, whoever has changed it.
 */
export function remembered<Made>(make: (parts: RecordParts) => Made): (parts: RecordParts) => Made {
  const known = new LRUCache<number, { parts: RecordParts; made: Made }>({
    maxSize: MOST_CHARACTERS,
    sizeCalculation: ({ parts: { row, points } }) =>
      points.reduce((sum, point) => sum + point.content.length, row.content.length),
  });
  return (parts) => {
    const before = known.get(parts.row.id);
    if (before && isSame(before.parts, parts)) return before.made;
    const made = make(parts);
    known.set(parts.row.id, { parts, made });
    return made;
  };
}

function isSame(one: RecordParts, other: RecordParts): boolean {
  return (
    isSameRow(one.row, other.row) &&
    areSameRows(one.editors, other.editors) &&
    areSameRows(one.points, other.points) &&
    areSameRows(one.library, other.library)
  );
}

function areSameRows<Row extends object>(some: readonly Row[], others: readonly Row[]): boolean {
  if (some.length !== others.length) return false;
  return some.every((row, at) => isSameRow(row, others[at]));
}

/** Whether two rows have the same values in the same columns; none of them holds another object. */
function isSameRow<Row extends object>(one: Row, other: Row | undefined): boolean {
  if (!other) return false;
  const columns = Object.keys(one) as (keyof Row)[];
  if (columns.length !== Object.keys(other).length) return false;
  return columns.every((column) => one[column] === other[column]);
}
