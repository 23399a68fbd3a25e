import { LRUCache } from "lru-cache";

/** A row as it was read; none of its columns holds another object. */
type Row = Readonly<Record<string, unknown>>;

/** Most characters of the texts of all that is remembered. */
const MOST_CHARACTERS = 2_000_000;
/** What a row weighs beside its texts, in characters. */
const ROW_CHARACTERS = 100;

/**
 * Remembers what was made from rows, by an id. The rows are read from the database each time, and it is
 * made anew whenever any of them differs, whoever has changed it.
 */
export function remembered<Parts extends object, Made>(
  make: (parts: Parts) => Made,
): (id: number, parts: Parts) => Made {
  const known = new LRUCache<number, { rows: readonly (readonly Row[])[]; made: Made }>({
    maxSize: MOST_CHARACTERS,
    sizeCalculation: ({ rows }) => rows.flat().reduce((sum, row) => sum + charactersOf(row), 0),
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

function charactersOf(row: Row): number {
  const texts = Object.values(row).filter((value) => typeof value === "string");
  return texts.reduce((sum, text) => sum + text.length, ROW_CHARACTERS);
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
