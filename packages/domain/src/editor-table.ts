import type { CsvRow, CsvTable } from "./csv.ts";
import { isEmail } from "./email.ts";
import { editorEmail, emailsIn, type NamedEmail } from "./editor-emails.ts";
import { isOfOthers, titleOf } from "./editor-headers.ts";
import { FILE_COLUMNS, matchColumns, noColumns, type ColumnMatch } from "./editor-import.ts";
import { foldText } from "./fold-text.ts";
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
const HEADER_WITHIN = 12;
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
  const below = titles ? all.slice((headerAt ?? 0) + 1) : all;
  const rows = withoutFooter(below).filter((row) => isOfPeople(row, titles));
  if (rows.length === 0) return undefined;
  const header = titles?.cells ?? titlesFor(all);
  const match = titles
    ? matchedColumns(
        withoutFields(withGroups(titles.cells, all[(headerAt ?? 0) - 1]?.cells)),
        rows,
        region,
      )
    : guessedColumns(all, region);
  const titled = titles?.cells.filter((title) => title.trim() !== "").length ?? 0;
  const list = titled > 1 ? undefined : addressRows(rows, file.delimiter);
  if (list) {
    const places = { ...noColumns(), fullName: 0, email: 1 };
    return { header: ["", ""], match: places, rows: list, headerAt };
  }
  return { header, match, rows, headerAt };
}

/** First words of rows that count or describe the others. */
const OF_SUMS =
  /^(?:(?:sub)?total(?:e?s)?|suma|sum|media|mitjana|average|recuento|recompte|count|date|fecha|data|(?:points|puntos|punts)(?: +poss?ibles?)?)\P{L}*$/iu;

/** Whether a row is of a person: no sums, no line of dashes, and not the titles again. */
function isOfPeople({ cells }: CsvRow, titles: CsvRow | undefined): boolean {
  const texts = cells.map((cell) => cell.trim());
  const filled = texts.filter(Boolean);
  if (filled.every((text) => /^[:=_-]{2,}$/.test(text))) return false;
  if (titles && texts.every((text, at) => text === (titles.cells[at] ?? "").trim())) return false;
  return cells.some(holdsEmail) || !OF_SUMS.test(filled[0] ?? "");
}

/** The rows without what a program writes below a list: lines of one text, at least one of which is no name. */
function withoutFooter(rows: readonly CsvRow[]): readonly CsvRow[] {
  const end = rows.findLastIndex(({ cells }) => cells.some(holdsEmail)) + 1;
  const below = rows.slice(end).map(({ cells }) => cells.filter((cell) => cell.trim() !== ""));
  const isFooter =
    end > 0 &&
    below.every((filled) => filled.length < 2) &&
    below.some(([text = ""]) => /\p{L}/u.test(text) && !NAME_LIKE.test(text.trim()));
  return isFooter ? rows.slice(0, end) : rows;
}

/** People of a list of addresses, `Name <mail>; mail`, one a row; undefined if there is more in it. */
function addressRows(rows: readonly CsvRow[], delimiter: string): CsvRow[] | undefined {
  const people: CsvRow[] = [];
  for (const { cells, line } of rows) {
    const text = cells.join(delimiter);
    const found = emailsIn(text);
    if (found.length === 0 || /[^\s,;|"']/.test(textBeside(text, found))) return undefined;
    if (found.some(isOfColumns)) return undefined;
    for (const { name, email } of found) people.push({ line, cells: [name, email], broken: false });
  }
  if (people.length === rows.length) return people;
  // A line of several people has no number of its own for each.
  return people.map((row, at) => ({ ...row, line: at + 1 }));
}

/** A text without the addresses in it. */
function textBeside(text: string, found: readonly NamedEmail[]): string {
  const rest: string[] = [];
  let at = 0;
  for (const { text: part } of found) {
    const start = text.indexOf(part, at);
    rest.push(text.slice(at, start));
    at = start + part.length;
  }
  return rest.join("") + text.slice(at);
}

/** Whether what stands before an address are cells of their own rather than `Surname, Name`. */
function isOfColumns({ name, text }: NamedEmail): boolean {
  const [last = "", first = "", ...more] = name.split(",");
  const words = new Set(foldText(last).split(/\s+/));
  const isTwice = foldText(first)
    .split(/\s+/)
    .some((word) => word && words.has(word));
  return isTwice || more.length > 0 || /\S[\t|]/.test(text.trim());
}

/** Titles below those of a group of columns: `Tutor` over `Nombre` and `Email` is of somebody else. */
function withGroups(titles: readonly string[], above: readonly string[] = []): string[] {
  if (above.filter((title) => title.trim() !== "").length < 2) return [...titles];
  let group = "";
  return titles.map((title, at) => {
    group = (above[at] ?? "").trim() || group;
    return isOfOthers(group) ? `${group} ${title}` : title;
  });
}

// oxlint-disable-next-line regexp/no-super-linear-backtracking -- It reads titles of at most 120 characters.
const PARTED = /^(.+?)\s+[-–—:>]\s+(.+)$/u;

/** Titles of the parts of one field without its name: `Nombre - First Name` and `Nombre - Last Name`. */
function withoutFields(titles: readonly string[]): string[] {
  const parted = titles.map((title) => (title.length > 120 ? null : PARTED.exec(title.trim())));
  return titles.map((title, at) => {
    const [, field = "", part = ""] = parted[at] ?? [];
    const isOfNames = /^(?:name|fullName)$/.test(titleOf(field).meaning ?? "");
    const isShared = parted.filter((each) => each?.[1] === field).length > 1;
    return isOfNames && isShared && titleOf(part).meaning ? part : title;
  });
}

/** The columns by their titles, and by their cells where those do not decide. */
function matchedColumns(
  titles: readonly string[],
  rows: readonly CsvRow[],
  region: PhoneRegion | undefined,
): ColumnMatch {
  const sample = rows.slice(0, SAMPLE);
  const cellsOf = (place: number) =>
    sample.map(({ cells }) => (cells[place] ?? "").trim()).filter(Boolean);
  const match = matchColumns(titles, (place, column) => {
    const cells = cellsOf(place);
    if (column === "email") return cells.some(holdsEmail);
    if (column === "phone") return cells.some((cell) => /\d{3}/.test(cell));
    return cells.length > 0;
  });
  if (match.email === null) {
    const holding = titles.flatMap((title, place) => {
      const cells = cellsOf(place);
      const isMail = 2 * cells.filter(holdsEmail).length > cells.length;
      return isMail && !isOfOthers(title) ? [place] : [];
    });
    if (holding.length === 1) match.email = holding[0] ?? null;
  }
  const merged = match.fullName ?? match.name;
  if (merged !== null && match.surname === null && isMerged(merged)) {
    return { ...match, fullName: null, ...namesByEmails(sample, match, merged, merged + 1) };
  }
  // One column that is called a name may hold all of it; what is not there is asked row by row.
  if (match.name !== null && match.surname === null && match.fullName === null) {
    const cells = cellsOf(match.name);
    const isWhole = 2 * cells.filter((cell) => /\S\s+\S/.test(cell)).length > cells.length;
    const { isGiven } = titleOf(titles[match.name] ?? "");
    if (!isGiven) return { ...match, fullName: match.name, name: isWhole ? null : match.name };
  }
  if (match.name === null && match.surname === null && match.fullName === null)
    return { ...match, fullName: namesInAddresses(titles, sample, match) };
  return match;

  /** A title over two cells of texts. */
  function isMerged(place: number): boolean {
    const title = titles[place + 1];
    const next = cellsOf(place + 1);
    const isText = (cell: string) =>
      /\p{L}/u.test(cell) && !holdsEmail(cell) && !internationalPhone(cell, region);
    return (title ?? "").trim() === "" && 2 * next.filter(isText).length > sample.length;
  }
}

/** The one column of names, whatever its title, of which words are in the addresses of most rows. */
function namesInAddresses(
  titles: readonly string[],
  rows: readonly CsvRow[],
  match: ColumnMatch,
): number | null {
  const taken = new Set(Object.values(match));
  const found = titles.flatMap((title, place) => {
    if (taken.has(place) || isOfOthers(title)) return [];
    const alike = rows.filter(({ cells }) => {
      const cell = (cells[place] ?? "").trim();
      const local = foldText(editorEmail(cells[match.email ?? -1] ?? "").split("@")[0] ?? "");
      const words = foldText(cell).split(/\s+/);
      return (
        NAME_LIKE.test(cell) &&
        words.length > 1 &&
        words.some((word) => word.length > 2 && local.includes(word))
      );
    });
    return 2 * alike.length > rows.length ? [place] : [];
  });
  return found.length === 1 ? (found[0] ?? null) : null;
}

/** Which of two columns is the name, by how addresses begin; neither is known if they do not tell. */
function namesByEmails(
  rows: readonly CsvRow[],
  { email }: ColumnMatch,
  first: number,
  second: number,
): Pick<ColumnMatch, "name" | "surname"> {
  let votes = 0;
  for (const { cells } of rows) {
    const local = foldText(editorEmail(cells[email ?? -1] ?? "").split("@")[0] ?? "");
    const begins = (place: number) => {
      const [word = ""] = foldText(cells[place] ?? "")
        .trim()
        .split(/\s+/);
      return word.length > 1 && local.startsWith(word);
    };
    votes += Number(begins(first)) - Number(begins(second));
  }
  if (votes === 0) return { name: null, surname: null };
  return votes > 0 ? { name: first, surname: second } : { name: second, surname: first };
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

const knownTitles = (cells: readonly string[]) => matchedTitles(matchColumns(cells)).length;

const matchedTitles = (match: ColumnMatch) =>
  FILE_COLUMNS.filter((column) => match[column] !== null);

const holdsEmail = (cell: string) => isEmail(editorEmail(cell));

const titlesFor = (rows: readonly CsvRow[]) =>
  Array.from(
    { length: rows.reduce((most, { cells }) => Math.max(most, cells.length), 0) },
    () => "",
  );

/** Letters, more than one, and no form of address. */
const NAME_LIKE =
  /^(?!(?:sr|sra|srta|d|dña|don|doña|dr|dra|mr|mrs|ms|prof|profa)\.?$)(?=.*\p{L}.*\p{L})[\p{L}\p{M}'’´·.,ªº\s-]+$/iu;
/** `2A`, `2.º B`: short, of numbers and letters. */
const CLASS_LIKE = /^(?=.*\d)(?=.*\p{L}).{2,6}$/u;

/** Whether a column has names and surnames together: divided by a comma, or two words of them are in the addresses. */
function isWholeName(rows: readonly CsvRow[], place: number, email: number): boolean {
  const whole = rows.filter(({ cells }) => {
    const cell = (cells[place] ?? "").trim();
    if (/\p{L}, *\p{L}/u.test(cell)) return true;
    const local = foldText(editorEmail(cells[email] ?? "").split("@")[0] ?? "");
    const inside = foldText(cell)
      .split(/\s+/)
      .filter((word) => word.length > 2 && local.includes(word));
    return new Set(inside).size > 1;
  });
  return 2 * whole.length > rows.length;
}

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
  const texts = columns.flatMap((cells, place) => {
    const isName = 2 * cells.filter((cell) => NAME_LIKE.test(cell)).length >= cells.length;
    return cells.length > 0 && isName && place !== email && place !== phone ? [place] : [];
  });
  const label = known(mostly((cell) => CLASS_LIKE.test(cell)));
  const match = { ...noColumns(), email: known(email), phone: known(phone), label };
  const whole = texts.find((place) => isWholeName(sample, place, email));
  if (whole !== undefined) {
    const [city = -1] = texts.filter((place) => place > whole);
    return { ...match, fullName: whole, city: known(city) };
  }
  const [first = -1, second = -1, third = -1] = texts;
  if (second < 0) return { ...match, fullName: known(first) };
  const told = namesByEmails(sample, match, first, second);
  const names = told.name === null ? { name: first, surname: second } : told;
  return { ...match, ...names, city: known(third) };
}
