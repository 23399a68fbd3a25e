/** The texts of a row that a search looks at. */
export type SearchTexts<Row> = (row: Row) => readonly (string | null | undefined)[];

/** Text without case and accents, so that "avila" finds "Ávila" and "NINO" finds "niño". */
function fold(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "")
    .toLowerCase();
}

/**
 * The rows of which one text contains the search, whatever its case and accents. Blanks around the
 * search do not count; a blank search keeps every row.
 */
export function filterRows<Row>(
  rows: readonly Row[],
  search: string,
  searchIn: SearchTexts<Row>,
): readonly Row[] {
  const wanted = fold(search.trim());
  if (wanted === "") return rows;
  return rows.filter((row) => searchIn(row).some((text) => text && fold(text).includes(wanted)));
}
