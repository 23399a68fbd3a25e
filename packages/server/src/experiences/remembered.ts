import { LRUCache } from "lru-cache";
import { charactersOf, MOST_KEPT_CHARACTERS } from "../db/row-size.ts";
import { takeTurns } from "../turns.ts";

/**
 * Remembers what was made from rows, by an id. The rows are read from the database each time, and it is
 * made anew whenever any of them differs, whoever has changed it.
 */
export function remembered<Parts extends { [Name in keyof Parts]: object }, Made>(
  make: (parts: Parts) => Promise<Made>,
): (id: number, parts: Parts) => Promise<Made> {
  const known = new LRUCache<number, { parts: Parts; made: Promise<Made> }>({
    maxSize: MOST_KEPT_CHARACTERS,
    sizeCalculation: ({ parts }) => charactersOf(Object.values<object>(parts).flat()),
  });
  return async (id, parts) => {
    // The parts were read in this turn, and many take long to compare.
    await takeTurns();
    const before = known.get(id);
    if (before && isSame(before.parts, parts)) {
      // What was read last may be the very object that is read next.
      before.parts = parts;
      return before.made;
    }
    const made = make(parts);
    known.set(id, { parts, made });
    made.catch(() => known.delete(id));
    return made;
  };
}

/** Whether two values are the same, those of lists and objects each by each. */
function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  // By number: the names of thousands of places would be made into texts.
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((each, at) => isSame(each, other[at]));
  }
  if (!isObject(one) || !isObject(other)) return false;
  const names = Object.keys(one);
  if (names.length !== Object.keys(other).length) return false;
  return names.every((name) => isSame(one[name], other[name]));
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;
