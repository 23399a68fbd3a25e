import type { CsvRow, CsvTable } from "./csv.ts";
import { isEmail } from "./email.ts";
import { editorEmail, emailsIn, textBeside } from "./editor-emails.ts";
import { isOfOthers, titleOf } from "./editor-headers.ts";
import {
  FILE_COLUMNS,
  matchColumns,
  missingColumns,
  noColumns,
  type ColumnMatch,
} from "./editor-import.ts";
import {
  holdsSurnames,
  holdsWords,
  isSurnameFirst,
  isWholeName,
  NAME_LIKE,
  namesByEmails,
  namesInAddresses,
} from "./editor-name-cells.ts";
import { personIn } from "./person-in-cell.ts";
import { internationalPhone } from "./phone-number.ts";
import { addressRows, isMail, labelledRows, LIST_MARK, peopleInText } from "./people-in-text.ts";
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
  headerAt?: number | null,
): EditorTable | undefined {
  const all = rowsOfPeople(file);
  if (headerAt === undefined && isMail(all, file.delimiter)) return textTable(all, file.delimiter);
  const [labels, ...records] =
    headerAt === undefined ? (labelledRows(all, file.delimiter) ?? []) : [];
  if (labels) return editorTable({ ...file, header: labels, rows: records }, region, 0);
  const at = headerAt === undefined ? foundHeader(all) : headerAt;
  const titles = at === null ? undefined : all[at];
  const below = titles ? all.slice((at ?? 0) + 1) : all;
  const rows = withoutFooter(below).filter((row) => isOfPeople(row, titles));
  if (rows.length === 0) return headerAt === undefined ? textTable(all, file.delimiter) : undefined;
  const header = titles?.cells ?? titlesFor(all);
  const match = titles
    ? matchedColumns(withoutFields(withGroups(titles, all[(at ?? 0) - 1])), rows, region)
    : guessedColumns(all, region);
  if (
    match.fullName !== null &&
    !match.surnameFirst &&
    isSurnameFirst(rows.slice(0, SAMPLE), match.fullName, match.email)
  ) {
    match.surnameFirst = true;
    match.isOrderGuessed = true;
  }
  const titled = titles?.cells.filter((title) => title.trim() !== "").length ?? 0;
  const list = titled > 1 ? undefined : addressRows(rows, file.delimiter);
  if (list) return { ...LISTED, rows: list, headerAt: at };
  const isText = headerAt === undefined && !isTable(all, titles, match);
  const text = isText ? textTable(all, file.delimiter) : undefined;
  return text ?? { header, match, rows, headerAt: at };
}

/** A table of names and addresses that stand in a text. */
const LISTED = { header: ["", ""], match: { ...noColumns(), fullName: 0, email: 1 } };

function textTable(all: readonly CsvRow[], delimiter: string): EditorTable | undefined {
  const rows = peopleInText(all, delimiter);
  return rows && { ...LISTED, rows, headerAt: null };
}

/** Whether rows have their addresses in a column, or all that is asked: else what is given may be any text with addresses. */
function isTable(all: readonly CsvRow[], titles: CsvRow | undefined, match: ColumnMatch): boolean {
  if (missingColumns(match).length === 0 || (titles && knownTitles(titles.cells) > 1)) return true;
  const withEmail = all.filter(({ cells }) => cells.some((cell) => cell.includes("@")));
  const inColumns = withEmail.filter(
    ({ cells }) =>
      !LIST_MARK.test(cells[0] ?? "") &&
      cells.filter((cell) => cell.trim() !== "").length > 1 &&
      cells.some((cell) => isEmail(cell.trim())),
  );
  return 2 * inColumns.length > withEmail.length;
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
  const end =
    rows.findLastIndex(({ cells }) => cells.some((cell) => emailsIn(cell).length > 0)) + 1;
  const below = rows.slice(end).map(({ cells }) => cells.filter((cell) => cell.trim() !== ""));
  const isFooter =
    end > 0 &&
    below.every((filled) => filled.length < 2) &&
    below.some(([text = ""]) => /\p{L}/u.test(text) && !NAME_LIKE.test(text.trim()));
  return isFooter ? rows.slice(0, end) : rows;
}

/** Titles below those of a group of columns: `Tutor` over `Nombre` and `Email` is of somebody else. */
function withGroups(titles: CsvRow, above: CsvRow | undefined): string[] {
  const isAbove =
    above?.line === titles.line - 1 &&
    above.cells.filter((title) => title.trim() !== "").length > 1;
  if (!isAbove) return [...titles.cells];
  let group = "";
  return titles.cells.map((title, at) => {
    group = (above.cells[at] ?? "").trim() || group;
    return isOfOthers(group) ? `${group} ${title}` : title;
  });
}

const PARTED = [
  // oxlint-disable-next-line regexp/no-super-linear-backtracking -- It reads titles of at most 120 characters.
  /^(.+?)[\s_]+[-–—:>][\s_]+(.+)$/u,
  /^([^[]+)\[([^[\]]+)\]$/u,
];

/** Titles of the parts of one field without its name: `Nombre - First Name` and `Nombre - Last Name`. */
function withoutFields(titles: readonly string[]): string[] {
  const parted = titles.map((title) =>
    title.length > 120 ? null : PARTED.map((form) => form.exec(title.trim())).find(Boolean),
  );
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
  const surnames = titles.findIndex((title) => titleOf(title).meaning === "surname");
  const match = matchColumns(titles, (place, column) => {
    const cells = cellsOf(place);
    if (column === "email") return cells.some(holdsEmail);
    if (column === "phone") return cells.some((cell) => /\d{3}/.test(cell));
    return cells.length > 0 && !(column === "name" && holdsSurnames(sample, place, surnames));
  });
  // A whole name beside a surname: it is taken apart rather than stored twice.
  if (match.name !== null && holdsSurnames(sample, match.name, surnames)) {
    match.fullName ??= match.name;
    match.name = null;
  }
  // A column of names of any kind beside the given names holds them, too.
  if (match.surname !== null && titleOf(titles[match.surname] ?? "").meaning === "name") {
    const { name, surname } = match;
    const filled = sample.filter(({ cells }) => (cells[surname] ?? "").trim() !== "");
    const whole = filled.filter(({ cells }) => holdsWords(cells[surname], cells[name ?? -1]));
    if (2 * whole.length > filled.length) {
      match.fullName = surname;
      match.surname = null;
    }
  }
  if (match.fullName !== null && match.name !== null && match.surname === null) {
    const { fullName, name } = match;
    const parts = sample.filter(({ cells }) =>
      holdsWords(personIn(cells[fullName] ?? "", cells[match.email ?? -1] ?? ""), cells[name]),
    );
    const isGivenName = titleOf(titles[name] ?? "").isGiven;
    const long = cellsOf(name).filter((cell) => /\S\s+\S/.test(cell));
    const isWhole = !isGivenName && 2 * long.length > sample.length;
    if (2 * parts.length < sample.length || isWhole) match.name = null;
  }
  if (match.email === null || !cellsOf(match.email).some(holdsEmail)) {
    const holding = titles.flatMap((title, place) => {
      const cells = cellsOf(place);
      const isOfMails = 2 * cells.filter(holdsEmail).length > cells.length;
      return isOfMails && !isOfOthers(title) ? [place] : [];
    });
    if (holding.length === 1) match.email = holding[0] ?? null;
  }
  const merged = match.fullName ?? match.name;
  if (merged !== null && match.surname === null && isMerged(merged)) {
    const told = namesByEmails(sample, match, merged, merged + 1);
    return { ...match, fullName: null, ...told, isOrderGuessed: told.name !== null };
  }
  // One column that is called a name may hold all of it; what is not there is asked row by row.
  if (match.name !== null && match.surname === null && match.fullName === null) {
    const cells = cellsOf(match.name);
    const isWhole = 2 * cells.filter((cell) => /\S\s+\S/.test(cell)).length > cells.length;
    const { isGiven } = titleOf(titles[match.name] ?? "");
    if (!isGiven) return { ...match, fullName: match.name, name: isWhole ? null : match.name };
  }
  if (match.name === null && match.surname === null && match.fullName === null) {
    const named = areNamed(sample, match.email) ? match.email : null;
    return { ...match, fullName: named ?? namesInAddresses(titles, sample, match) };
  }
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

/** The row with most titles that are known; without enough of them, none if the first row is like those of people. */
function foundHeader(all: readonly CsvRow[]): number | null {
  const scores = all
    .slice(0, HEADER_WITHIN)
    .map(({ cells }) => knownTitles(cells))
    // One word beside an address may be of a person, too.
    .map((known, at) => (known < 2 && all[at]?.cells.some(holdsEmail) ? 0 : known));
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

/** Whether a cell has addresses, with names before them, and nothing else. */
const isAddress = (cell: string) =>
  holdsEmail(cell) && !/[\p{L}\p{N}]/u.test(textBeside(cell, emailsIn(cell)));

/** Whether the addresses of most rows have a name before them: `Marta López <marta@example.com>`. */
function areNamed(rows: readonly CsvRow[], email: number | null): boolean {
  const named = rows.filter(({ cells }) => emailsIn(cells[email ?? -1] ?? "")[0]?.name);
  return 2 * named.length > rows.length;
}

const titlesFor = (rows: readonly CsvRow[]) =>
  Array.from(
    { length: rows.reduce((most, { cells }) => Math.max(most, cells.length), 0) },
    () => "",
  );

/** `2A`, `2.º B`: short, of numbers and letters. */
const CLASS_LIKE = /^(?=.*\d)(?=.*\p{L}).{2,6}$/u;

/** What columns without titles hold, by what is in them: names are the texts, in the order of the file. */
function guessedColumns(rows: readonly CsvRow[], region: PhoneRegion | undefined): ColumnMatch {
  const sample = rows.slice(0, SAMPLE);
  const columns = titlesFor(sample).map((_, place) =>
    sample.map(({ cells }) => cells[place]?.trim() ?? "").filter(Boolean),
  );
  const mostly = (test: (cell: string) => boolean) =>
    columns.findIndex((cells) => cells.length > 0 && 2 * cells.filter(test).length > cells.length);
  const known = (place: number) => (place < 0 ? null : place);
  const email = mostly(isAddress);
  const phone = mostly((cell) => internationalPhone(cell, region) !== undefined);
  const texts = columns.flatMap((cells, place) => {
    const isName = 2 * cells.filter((cell) => NAME_LIKE.test(cell)).length >= cells.length;
    return cells.length > 0 && isName && place !== email && place !== phone ? [place] : [];
  });
  const label = known(mostly((cell) => CLASS_LIKE.test(cell)));
  const match = { ...noColumns(), email: known(email), phone: known(phone), label };
  if (areNamed(sample, email)) return { ...match, fullName: email };
  const whole = texts.find((place) => isWholeName(sample, place, email));
  if (whole !== undefined) {
    const [city = -1] = texts.filter((place) => place > whole);
    return { ...match, fullName: whole, city: known(city) };
  }
  const [first = -1, second = -1, third = -1] = texts;
  // What stands behind the address is no part of the name before it.
  if (first < email && email < second) return { ...match, fullName: first };
  if (second < 0) return { ...match, fullName: known(first) };
  const told = namesByEmails(sample, match, first, second);
  const names = told.name === null ? { name: first, surname: second } : told;
  return { ...match, ...names, city: known(third), isOrderGuessed: true };
}
