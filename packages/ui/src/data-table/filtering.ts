import { fold } from "../style/fold.ts";

/** The texts of a row that a search looks at. */
export type SearchTexts<Row> = (row: Row) => readonly (string | null | undefined)[];

/** Separates two texts of a row, so that a search does not match across them; a character that is not typed. */
const seam = "\0";

/** By what is looked at, then by row: folding ten thousand names costs more than looking into them. */
const folded = new WeakMap<SearchTexts<never>, WeakMap<object, string>>();

/**
 * The text of a row as it is searched. Kept for as long as the row and `searchIn` are: a row must not change, and
 * `searchIn` has to be the same function from one search to the next to gain by it.
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

/** Whether one text of a row contains the search, whatever its case and accents; undefined when nothing is searched. */
export function matcher<Row extends object>(
  search: string,
  searchIn: SearchTexts<Row>,
): ((row: Row) => boolean) | undefined {
  const wanted = fold(search.trim());
  if (wanted === "") return undefined;
  const textOf = searchedText(searchIn);
  return (row) => textOf(row).includes(wanted);
}

/**
 * The rows of which one text contains the search. Blanks around the search do not count; a blank search keeps every
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
