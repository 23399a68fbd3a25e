import type { CsvRow, CsvTable } from "./csv.ts";
import { isEmail } from "./email.ts";
import { editorEmail, matchColumns, noColumns, type ColumnMatch } from "./editor-import.ts";
import { internationalPhone } from "./phone-number.ts";
import type { PhoneRegion } from "./phone-region.ts";

/** A file of people: what its columns are called, what they hold, and the rows of people. */
export interface EditorTable {
  /** Titles of the columns; empty ones if the file has none. */
  header: string[];
  match: ColumnMatch;
  rows: CsvRow[];
  /** Index among all rows of the one with the titles; null for none. */
  headerAt: number | null;
}

/** In how many rows from the top the header is looked for. */
const HEADER_WITHIN = 6;
/** How many rows tell what a column without a title holds. */
const SAMPLE = 20;

/** All rows of a file, whatever is taken for its header. */
export const rowsOfPeople = ({ header, rows }: CsvTable): CsvRow[] =>
  header ? [header, ...rows] : rows;

/**
 * Finds the header, which may have titles of the list above it; or that there is none, and what the columns hold then.
 * Undefined if there are no rows of people.
 * @param region of phone numbers without a country code
 * @param headerAt index of the row that is the header, null if none is; found unless given
 */
export function editorTable(
  file: CsvTable,
  region?: PhoneRegion,
  headerAt: number | null = foundHeader(rowsOfPeople(file)),
): EditorTable | undefined {
  const all = rowsOfPeople(file);
  const titles = headerAt === null ? undefined : all[headerAt];
  const rows = titles ? all.slice((headerAt ?? 0) + 1) : all;
  if (rows.length === 0) return undefined;
  if (!titles)
    return { header: titlesFor(all), match: guessedColumns(all, region), rows, headerAt: null };
  return { header: titles.cells, match: matchColumns(titles.cells), rows, headerAt };
}

/** The row with most titles that are known; without enough of them, none if the first row is like those of people. */
function foundHeader(all: readonly CsvRow[]): number | null {
  const scores = all.slice(0, HEADER_WITHIN).map(({ cells }) => knownTitles(cells));
  const best = Math.max(0, ...scores);
  if (best < 2 && isOfPerson(all)) return null;
  return best === 0 ? 0 : scores.indexOf(best);
}

/** Whether the first row has an e-mail, or a blank where most others have one. */
function isOfPerson(all: readonly CsvRow[]): boolean {
  const [first, ...others] = all.slice(0, SAMPLE);
  if (!first || first.cells.some(holdsEmail)) return first !== undefined;
  const place = first.cells.findIndex((_cell, at) => {
    const emails = others.filter(({ cells }) => holdsEmail(cells[at] ?? ""));
    return emails.length * 2 > others.length;
  });
  return place >= 0 && (first.cells[place] ?? "").trim() === "";
}

const knownTitles = (cells: readonly string[]) =>
  Object.values(matchColumns(cells)).filter((place) => place !== null).length;

const holdsEmail = (cell: string) => isEmail(editorEmail(cell));

const titlesFor = (rows: readonly CsvRow[]) =>
  Array.from(
    { length: rows.reduce((most, { cells }) => Math.max(most, cells.length), 0) },
    () => "",
  );

/** What columns without titles hold, by what is in them: names are the texts, in the order of the file. */
function guessedColumns(rows: readonly CsvRow[], region: PhoneRegion | undefined): ColumnMatch {
  const sample = rows.slice(0, SAMPLE);
  const columns = titlesFor(sample).map((_, place) =>
    sample.map(({ cells }) => cells[place]?.trim() ?? "").filter(Boolean),
  );
  const mostly = (test: (cell: string) => boolean) =>
    columns.findIndex((cells) => cells.length > 0 && 2 * cells.filter(test).length > cells.length);
  const known = (place: number) => (place < 0 ? null : place);
  const email = mostly(holdsEmail);
  const phone = mostly((cell) => internationalPhone(cell, region) !== undefined);
  const texts = columns.flatMap((cells, place) =>
    cells.length > 0 && place !== email && place !== phone ? [place] : [],
  );
  const [first = -1, second = -1, third = -1] = texts;
  const match = { ...noColumns(), email: known(email), phone: known(phone) };
  if (second < 0) return { ...match, fullName: known(first) };
  return { ...match, name: known(first), surname: known(second), city: known(third) };
}
