import { fold as plainFold, type Fold } from "../style/fold.ts";

/** The texts of a row that a search looks at. */
export type SearchTexts<Row> = (row: Row) => readonly (string | null | undefined)[];

/** Separates the texts of a row, so that a search does not match across two of them; nobody types this character. */
const seam = "\0";

/** Cache by `fold` and `searchIn`, then by row: folding ten thousand names takes longer than searching them. */
const folded = new WeakMap<Fold, WeakMap<SearchTexts<never>, WeakMap<object, string>>>();

/**
 * The searchable text of a row, cached as long as the row and `searchIn` exist: a row must not be mutated, and
 * the cache works only while `searchIn` is the same function from one search to the next.
 */
function searchedText<Row extends object>(
  searchIn: SearchTexts<Row>,
  fold: Fold,
): (row: Row) => string {
  let bySearch = folded.get(fold);
  if (!bySearch) folded.set(fold, (bySearch = new WeakMap()));
  let texts = bySearch.get(searchIn);
  if (!texts) bySearch.set(searchIn, (texts = new WeakMap()));
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
 * A function that tells whether the texts of a row contain each word of the search, in any order, ignoring what `fold`
 * makes alike; undefined for a blank search.
 */
export function matcher<Row extends object>(
  search: string,
  searchIn: SearchTexts<Row>,
  fold: Fold,
): ((row: Row) => boolean) | undefined {
  const words = fold(search).split(/\s+/).filter(Boolean);
  if (words.length === 0) return undefined;
  const textOf = searchedText(searchIn, fold);
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
  fold: Fold = plainFold,
): readonly Row[] {
  const matches = matcher(search, searchIn, fold);
  return matches ? rows.filter(matches) : rows;
}
