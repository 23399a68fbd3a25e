import { LRUCache } from "lru-cache";
import { charactersOf, MOST_KEPT_CHARACTERS } from "../db/row-size.ts";

/** A row as it was read; none of its columns holds another object. */
type Row = Readonly<Record<string, unknown>>;

/**
 * Remembers what was made from rows, by an id. The rows are read from the database each time, and it is
 * made anew whenever any of them differs, whoever has changed it.
 */
export function remembered<Parts extends object, Made>(
  make: (parts: Parts) => Made,
): (id: number, parts: Parts) => Made {
  const known = new LRUCache<number, { rows: readonly (readonly Row[])[]; made: Made }>({
    maxSize: MOST_KEPT_CHARACTERS,
    sizeCalculation: ({ rows }) => charactersOf(rows.flat()),
  });
  return (id, parts) => {
    const rows = Object.values(parts).map((part: Row | readonly Row[]) => [part].flat());
    const before = known.get(id);
    if (before && rows.every((each, at) => areSameRows(before.rows[at] ?? [], each))) {
      return before.made;
    }
    const made = make(parts);
    known.set(id, { rows, made });
    return made;
  };
}

function areSameRows(some: readonly Row[], others: readonly Row[]): boolean {
  if (some.length !== others.length) return false;
  return some.every((row, at) => isSameRow(row, others[at]));
}

/** Whether two rows have the same values in the same columns. */
function isSameRow(one: Row, other: Row | undefined): boolean {
  if (one === other) return true;
  if (!other) return false;
  const columns = Object.keys(one);
  if (columns.length !== Object.keys(other).length) return false;
  return columns.every((column) => one[column] === other[column]);
}
