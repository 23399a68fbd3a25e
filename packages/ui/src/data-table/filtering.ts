import { fold } from "../style/fold.ts";

/** The texts of a row that a search looks at. */
export type SearchTexts<Row> = (row: Row) => readonly (string | null | undefined)[];

/** Separates the texts of a row, so that a search does not match across two of them; nobody types this character. */
const seam = "\0";

/** Cache by `searchIn`, then by row: folding ten thousand names takes longer than searching them. */
const folded = new WeakMap<SearchTexts<never>, WeakMap<object, string>>();

/**
 * The searchable text of a row, cached as long as the row and `searchIn` exist: a row must not be mutated, and
 * the cache works only while `searchIn` is the same function from one search to the next.
 */
function searchedText<Row extends object>(searchIn: SearchTexts<Row>): (row: Row) => string {
  let texts = folded.get(searchIn);
  if (!texts) folded.set(searchIn, (texts = new WeakMap()));
  const known = texts;
  return (row) => {
    let text = known.get(row);
    if (text === undefined) {
      text = fold(searchIn(row).join(seam));
      known.set(row, text);
    }
    return text;
  };
}

/**
 * A function that tells whether the texts of a row contain each word of the search, in any order, ignoring case and
 * accents; undefined for a blank search.
 */
export function matcher<Row extends object>(
  search: string,
  searchIn: SearchTexts<Row>,
): ((row: Row) => boolean) | undefined {
  const wanted = fold(search.trim());
  if (wanted === "") return undefined;
  const words = wanted.split(/\s+/);
  const textOf = searchedText(searchIn);
  return (row) => {
    const text = textOf(row);
    return words.every((word) => text.includes(word));
  };
}

/**
 * The rows whose texts contain each word of the search. Blanks around the search are ignored; a blank search keeps every
 * row.
 */
export function filterRows<Row extends object>(
  rows: readonly Row[],
  search: string,
  searchIn: SearchTexts<Row>,
): readonly Row[] {
  const matches = matcher(search, searchIn);
  return matches ? rows.filter(matches) : rows;
}
