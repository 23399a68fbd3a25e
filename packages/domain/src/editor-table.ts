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
}

/** In how many rows from the top the header is looked for. */
const HEADER_WITHIN = 6;
/** How many rows tell what a column without a title holds. */
const SAMPLE = 20;

/**
 * Finds the header, which may have titles of the list above it; or that there is none, and what the columns hold then.
 * Undefined if there are no rows of people.
 * @param region of phone numbers without a country code
 */
export function editorTable(
  { header, rows }: CsvTable,
  region?: PhoneRegion,
): EditorTable | undefined {
  const all = header ? [header, ...rows] : [];
  const scores = all.slice(0, HEADER_WITHIN).map(({ cells }) => knownTitles(cells));
  const best = Math.max(0, ...scores);
  if (best < 2 && all[0]?.cells.some(holdsEmail)) {
    return { header: titlesFor(all), match: guessedColumns(all, region), rows: all };
  }
  const place = best === 0 ? 0 : scores.indexOf(best);
  const titles = all[place];
  const people = all.slice(place + 1);
  if (!titles || people.length === 0) return undefined;
  return { header: titles.cells, match: matchColumns(titles.cells), rows: people };
}

const knownTitles = (cells: readonly string[]) =>
  Object.values(matchColumns(cells)).filter((place) => place !== null).length;

const holdsEmail = (cell: string) => isEmail(editorEmail(cell));

const titlesFor = (rows: readonly CsvRow[]) =>
  Array.from({ length: Math.max(...rows.map(({ cells }) => cells.length)) }, () => "");

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
