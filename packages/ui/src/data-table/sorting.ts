import { fold } from "../style/fold.ts";

/** What a column can be sorted by. Null, undefined, blank text, NaN and invalid dates are blank. */
export type SortValue = string | number | bigint | boolean | Date | null | undefined;

export type SortDirection = "ascending" | "descending";

export interface SortState {
  columnId: string;
  direction: SortDirection;
}

/** What pressing a header does: none, ascending, descending, none. */
export function nextDirection(current: SortDirection | undefined): SortDirection | undefined {
  if (current === undefined) return "ascending";
  return current === "ascending" ? "descending" : undefined;
}

export interface SortRowsOptions<Row> {
  value: (row: Row) => SortValue;
  direction: SortDirection;
  /** Whose alphabet counts; default "es". */
  locale?: string | undefined;
}

type SortKey = string | number | bigint;

const collators = new Map<string, Intl.Collator>();

function collatorFor(locale: string): Intl.Collator {
  const known = collators.get(locale);
  if (known) return known;
  const made = new Intl.Collator(locale, { numeric: true });
  collators.set(locale, made);
  return made;
}

/** What is compared for a value; undefined when the value is blank. */
function sortKey(value: SortValue): SortKey | undefined {
  switch (typeof value) {
    case "string": {
      const text = value.trim();
      return text === "" ? undefined : text;
    }
    case "number":
      return Number.isNaN(value) ? undefined : value;
    case "boolean":
      return Number(value);
    case "object": {
      const time = value?.getTime();
      return time === undefined || Number.isNaN(time) ? undefined : time;
    }
    default:
      return value;
  }
}

/** Text that plain comparison lays nearly as an alphabet does: letters by their base, numbers by their size. */
function nearText(text: string): string {
  return fold(text).replace(/\d+/g, (digits) => digits.padStart(12, "0"));
}

/** Each row's place in the ascending order of one column. */
interface Ranks {
  /** By the place of the row in the rows that were ranked; equal values share a rank, blanks have the highest. */
  ranks: Int32Array;
  /** The rank of blanks. */
  blank: number;
}

/**
 * Ranks rows by a value, in the natural order of a locale ("Punto 2" before "Punto 10"). This is the dear part of a
 * sort: once it is done, any of the rows are laid in either direction without comparing anything.
 */
function rankRows<Row>(
  rows: readonly Row[],
  value: (row: Row) => SortValue,
  locale: string,
): Ranks {
  const keys = rows.map((row) => sortKey(value(row)));
  // Towns and states come by the thousand and are compared once.
  const distinct = [...new Set(keys)].filter((key) => key !== undefined);
  const { compare } = collatorFor(locale);
  const order = (a: SortKey, b: SortKey) =>
    typeof a === "string" || typeof b === "string"
      ? compare(String(a), String(b))
      : Number(a > b) - Number(a < b);
  // An alphabet compares dearly. Laid nearly right before, ten thousand names need as many comparisons, not ten
  // times as many.
  const nearly = distinct
    .map((key) => ({ key, near: typeof key === "string" ? nearText(key) : key }))
    .toSorted((a, b) => Number(a.near > b.near) - Number(a.near < b.near));
  const rankOf = new Map<SortKey | undefined, number>();
  let rank = -1;
  let last: SortKey | undefined;
  for (const { key } of nearly.toSorted((a, b) => order(a.key, b.key))) {
    // Two spellings may be one to the alphabet.
    if (last === undefined || order(last, key) !== 0) rank += 1;
    rankOf.set(key, rank);
    last = key;
  }
  const blank = rank + 1;
  return { ranks: Int32Array.from(keys, (key) => rankOf.get(key) ?? blank), blank };
}

/** Ranks each column of the rows once, when it is first asked for. */
export function rankedOnce<Row>(
  rows: readonly Row[],
  locale: string,
): (value: (row: Row) => SortValue) => Ranks {
  const known = new Map<(row: Row) => SortValue, Ranks>();
  return (value) => {
    let ranks = known.get(value);
    if (!ranks) known.set(value, (ranks = rankRows(rows, value, locale)));
    return ranks;
  };
}

/**
 * The places of rows in the order of their ranks: those of equal rank in the order they came in, blanks last in both
 * directions.
 */
export function sortByRank(
  places: Int32Array,
  { ranks, blank }: Ranks,
  direction: SortDirection,
): Int32Array {
  const slotOf = (place: number) => {
    const rank = ranks[place] ?? blank;
    return direction === "ascending" || rank === blank ? rank : blank - 1 - rank;
  };
  // First how many come before each slot; then, while they are placed, the index of its next one.
  const next = new Int32Array(blank + 2);
  for (const place of places) next[slotOf(place) + 1]! += 1;
  for (let slot = 1; slot <= blank; slot += 1) next[slot]! += next[slot - 1]!;
  const sorted = new Int32Array(places.length);
  for (const place of places) {
    const slot = slotOf(place);
    sorted[next[slot]!] = place;
    next[slot]! += 1;
  }
  return sorted;
}

/** The places of all rows, in the order they came in. */
export function everyPlace(count: number): Int32Array {
  return Int32Array.from({ length: count }, (_, place) => place);
}

/**
 * A sorted copy: natural order of the locale, rows of equal value in the order they came in, blanks last in both
 * directions.
 */
export function sortRows<Row>(
  rows: readonly Row[],
  { value, direction, locale = "es" }: SortRowsOptions<Row>,
): Row[] {
  const sorted = sortByRank(everyPlace(rows.length), rankRows(rows, value, locale), direction);
  return Array.from(sorted, (place) => rows[place] as Row);
}
