/** Most characters of the texts of all rows that one place in memory keeps. */
export const MOST_KEPT_CHARACTERS = 2_000_000;
/** What a row weighs beside its texts, in characters. */
const ROW_CHARACTERS = 100;

/** What rows weigh in memory, in characters. */
export function charactersOf(rows: readonly object[]): number {
  return rows.reduce((sum, row) => sum + ROW_CHARACTERS + charactersOfTexts(row), 0);
}

function charactersOfTexts(row: object): number {
  return Object.values(row).reduce<number>(
    (sum, value) => sum + (typeof value === "string" ? value.length : 0),
    0,
  );
}
