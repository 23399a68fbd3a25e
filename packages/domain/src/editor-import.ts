import type { CsvRow, CsvTable } from "./csv.ts";
import { editorEmail, emailsIn, oneEmail } from "./editor-emails.ts";
import { titleOf, type Meaning } from "./editor-headers.ts";
import { internationalPhone } from "./phone-number.ts";
import type { PhoneRegion } from "./phone-region.ts";
import { personIn } from "./person-in-cell.ts";
import { splitName } from "./split-name.ts";
import { userFieldProblem, type UserProblem } from "./users.ts";

/** The columns of an editor, in the order in which files are written. An editor gets its supervisor's entity. */
export const EDITOR_COLUMNS = [
  "name",
  "surname",
  "email",
  "phone",
  "city",
  "facebook",
  "instagram",
  "twitter",
  "label",
] as const;
export type EditorColumn = (typeof EDITOR_COLUMNS)[number];
/** Required columns. */
export const REQUIRED_EDITOR_COLUMNS = ["name", "surname", "email"] as const;

/** Columns that a file can have: one may hold name and surname together. */
export const FILE_COLUMNS = ["fullName", ...EDITOR_COLUMNS] as const;
export type FileColumn = (typeof FILE_COLUMNS)[number];

/** Index of the cell that holds each column, counted from 0; null if the file does not have the column. */
export interface ColumnMatch extends Record<FileColumn, number | null> {
  /** Further cells of names, in their order: the second surname after the first one. */
  continued?: Readonly<Partial<Record<JoinedColumn, readonly number[]>>>;
  /** Class or group of those whose own is not told. */
  commonLabel?: string;
  /** In whole names the surname stands first. */
  surnameFirst?: boolean;
  /** Nothing in the file says which is the name and which the surname; its addresses, or the order, were followed. */
  isOrderGuessed?: boolean;
}

/** Columns that several cells can make together. */
export const JOINED_COLUMNS = ["name", "surname"] as const;
export type JoinedColumn = (typeof JOINED_COLUMNS)[number];
/** Most cells that make one text. */
export const JOINED_MAX = 3;
export const isJoined = (column: FileColumn): column is JoinedColumn =>
  column === "name" || column === "surname";

/** No column is known yet. */
export const noColumns = (): ColumnMatch =>
  Object.fromEntries(FILE_COLUMNS.map((column) => [column, null])) as Record<
    FileColumn,
    number | null
  >;

/**
 * Finds the columns by what their headers mean. Of several that mean the same the first one is taken, preferring those that
 * hold something.
 * @param isFilled whether a cell of the column holds what it should
 */
export function matchColumns(
  header: readonly string[],
  isFilled: (place: number, column: FileColumn) => boolean = () => true,
): ColumnMatch {
  const titles = header.map((title, place) => ({ ...titleOf(title), place }));
  const match = noColumns();
  const meaning = (wanted: Meaning) =>
    titles.filter((title) => title.meaning === wanted).toSorted((a, b) => a.rank - b.rank);
  const take = (column: FileColumn, found: ReturnType<typeof meaning>) => {
    const place = (found.find((title) => isFilled(title.place, column)) ?? found[0])?.place;
    if (place !== undefined) match[column] = place;
  };
  for (const column of FILE_COLUMNS) take(column, meaning(column));
  const names = meaning("name");
  const given = names.filter(({ isGiven }) => isGiven);
  // What is called a given name rather than a name of any kind, which beside it is the surname: `Nom` and `Prénom`.
  if (given.length > 0) take("name", given);
  const family = names.filter(({ isGiven }) => !isGiven);
  if (given.length > 0 && match.surname === null && match.fullName === null)
    take("surname", family);
  // The second surname, and a third one.
  const later = new Map(
    meaning("secondSurname")
      .toReversed()
      .map(({ rank, place }) => [rank, place]),
  );
  const more = [1, 2].flatMap((rank) => later.get(rank) ?? []);
  if (more.length > 0 && match.surname !== null) match.continued = { surname: more };
  if (match.fullName !== null && titles[match.fullName]?.surnameFirst) match.surnameFirst = true;
  return match;
}

/** Required columns for which no cell was chosen. */
export function missingColumns(match: ColumnMatch): EditorColumn[] {
  const isNamed = match.fullName !== null;
  return REQUIRED_EDITOR_COLUMNS.filter(
    (column) => match[column] === null && (column === "email" || !isNamed),
  );
}

/** The data of a new editor; all texts are trimmed and valid. */
export interface EditorRow extends Record<EditorColumn, string> {
  line: number;
}

export type EditorProblem = UserProblem | "VALIDATION.notAName" | "VALIDATION.severalEmails";

export interface RejectedRow {
  line: number;
  /** The column with the error; undefined if the whole row is broken. */
  column?: EditorColumn;
  reason: EditorProblem | "VALIDATION.brokenRow";
}

export interface RepeatedRow {
  line: number;
  email: string;
}

/** What somebody wrote in place of the texts of rows, by line. */
export type Corrections = ReadonlyMap<number, Record<EditorColumn, string>>;

export interface ValidatedRows {
  good: EditorRow[];
  rejected: RejectedRow[];
  /** Rows whose e-mail belongs to an existing user or to an earlier row. */
  repeated: RepeatedRow[];
  /** Lines of good rows whose phone cannot be read: they are imported without it. */
  withoutPhone: number[];
  /** Lines of good rows whose cell holds more than the phone that is taken of it: a second one, or an extension. */
  partOfPhone: number[];
  /** Lines of good rows whose cell of a whole name holds something beside the person: a company, or what stands in brackets. */
  partOfName: number[];
}

/**
 * Checks each row of a file and puts it into one group: rejected, if it is broken or has a bad cell (the
 * first one is reported); else repeated; else good.
 * @param known whether a user with this e-mail exists (normalised by `normalEmail`)
 * @param corrections taken in place of what the file says
 * @param region of phone numbers without a country code
 */
export function validateRows(
  rows: CsvTable["rows"],
  match: ColumnMatch,
  known: (email: string) => boolean = () => false,
  corrections: Corrections = new Map(),
  region?: PhoneRegion,
): ValidatedRows {
  const validated: ValidatedRows = {
    good: [],
    rejected: [],
    repeated: [],
    withoutPhone: [],
    partOfPhone: [],
    partOfName: [],
  };
  const seen = new Set<string>();
  for (const row of rows) {
    const corrected = corrections.get(row.line);
    const editor = corrected
      ? correctedEditor(row.line, corrected, region)
      : editorOf(row, match, region);
    const problem =
      row.broken && !corrected
        ? { line: row.line, reason: "VALIDATION.brokenRow" as const }
        : editorProblem(editor);
    if (problem) {
      validated.rejected.push(problem);
      continue;
    }
    if (seen.has(editor.email) || known(editor.email)) {
      validated.repeated.push({ line: row.line, email: editor.email });
      continue;
    }
    seen.add(editor.email);
    validated.good.push(editor);
    if (!corrected && isBesideOthers(row, match, editor.email)) validated.partOfName.push(row.line);
    const phone = corrected ? "" : writtenOf(row, match, "phone");
    if (phone && !editor.phone) validated.withoutPhone.push(row.line);
    else if (phone && holdsMore(phone, editor.phone)) validated.partOfPhone.push(row.line);
  }
  return validated;
}

/** Formulas, errors of spreadsheets, markup, placeholders of templates, addresses, and what has no letters. */
const NO_NAME = /^['"\s]*[=+@#-]|[<>{}|\\@]|&#?\w+;|\w:\/\/|^(?:n\/[ad]|undefined)$|^\P{L}+$/iu;

/** The problem of one text of an editor in a list, if it has one. */
export function editorFieldProblem(column: EditorColumn, text: string): EditorProblem | undefined {
  const problem = userFieldProblem(column, text);
  if (problem === "VALIDATION.invalidEmail" && emailsIn(text).length > 1)
    return "VALIDATION.severalEmails";
  const isName = column === "name" || column === "surname";
  return problem ?? (isName && NO_NAME.test(text.trim()) ? "VALIDATION.notAName" : undefined);
}

function editorProblem(editor: EditorRow): RejectedRow | undefined {
  for (const column of EDITOR_COLUMNS) {
    const reason = editorFieldProblem(column, editor[column]);
    if (reason) return { line: editor.line, column, reason };
  }
  return undefined;
}

function correctedEditor(
  line: number,
  texts: Record<EditorColumn, string>,
  region: PhoneRegion | undefined,
): EditorRow {
  const trimmed = perColumn((column) => texts[column].trim());
  const phone = internationalPhone(trimmed.phone, region) ?? trimmed.phone;
  return { ...trimmed, phone, email: editorEmail(trimmed.email), line };
}

/** The editor that a row describes, as it would be stored; not checked. */
export function editorOf(row: CsvRow, match: ColumnMatch, region?: PhoneRegion): EditorRow {
  const texts = perColumn((column) => writtenOf(row, match, column));
  const email = oneEmail(texts.email, row.cells[match.fullName ?? match.name ?? -1]?.trim() ?? "");
  const whole = personIn(oneLine(row, match.fullName), email);
  const rest = splitName(whole, match.surnameFirst);
  return {
    ...texts,
    name: texts.name || without(whole, texts.surname) || rest.name,
    surname: texts.surname || without(whole, texts.name) || rest.surname,
    email,
    phone: texts.phone && (phoneOf(texts.phone, region) ?? ""),
    label: texts.label || (match.commonLabel ?? "").trim(),
    line: row.line,
  };
}

/** Whether a cell of which the name is taken holds something beside the person. */
function isBesideOthers(row: CsvRow, match: ColumnMatch, email: string): boolean {
  const isTaken = !writtenOf(row, match, "name") || !writtenOf(row, match, "surname");
  const cell = oneLine(row, match.fullName);
  return isTaken && !cell.includes("@") && personIn(cell, email) !== cell;
}

/** What is left of a whole name when a part of it is known. */
function without(whole: string, part: string): string {
  if (!part || whole.includes(",")) return "";
  const [all, known] = [whole.toLowerCase(), part.toLowerCase()];
  if (all.endsWith(` ${known}`)) return whole.slice(0, -part.length).trim();
  return all.startsWith(`${known} `) ? whole.slice(part.length).trim() : "";
}

/** Of several numbers in a cell the first one that can be read. */
function phoneOf(cell: string, region: PhoneRegion | undefined): string | undefined {
  const parts = cell.split(/:::|[;/,]/).map((part) => internationalPhone(part, region));
  return parts.find((part) => part !== undefined) ?? internationalPhone(cell, region);
}

/** Whether a cell has digits besides those of the phone that was read in it. */
function holdsMore(cell: string, phone: string): boolean {
  const digits = (text: string) => text.replaceAll(/\D/g, "").replace(/^0+/, "");
  return !digits(phone).endsWith(digits(cell));
}

const writtenOf = (row: CsvRow, match: ColumnMatch, column: EditorColumn): string => {
  const more = isJoined(column) ? (match.continued?.[column] ?? []) : [];
  return [match[column], ...more]
    .map((place) => oneLine(row, place))
    .filter(Boolean)
    .join(" ");
};

/** A cell as one line: line ends and tabs inside quotes are blanks, and marks that nobody sees are nothing. */
function oneLine({ cells }: CsvRow, at: number | null): string {
  if (at === null) return "";
  return (cells[at] ?? "")
    .replaceAll(/[\u200B-\u200F\uFEFF]/g, "")
    .replaceAll(/\s+/g, " ")
    .trim();
}

function perColumn<T>(make: (column: EditorColumn) => T): Record<EditorColumn, T> {
  return Object.fromEntries(EDITOR_COLUMNS.map((column) => [column, make(column)])) as Record<
    EditorColumn,
    T
  >;
}
