import { plainName } from "./column-name.ts";
import { writeCsv, type CsvRow, type CsvTable } from "./csv.ts";
import { isEmail, normalEmail } from "./email.ts";
import { internationalPhone } from "./phone-number.ts";
import type { PhoneRegion } from "./phone-region.ts";
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
] as const;
export type EditorColumn = (typeof EDITOR_COLUMNS)[number];
/** Required columns. */
export const REQUIRED_EDITOR_COLUMNS = ["name", "surname", "email"] as const;

/** Columns that a file can have: one may hold name and surname together. */
export const FILE_COLUMNS = ["fullName", ...EDITOR_COLUMNS] as const;
export type FileColumn = (typeof FILE_COLUMNS)[number];

/** Headers that are recognised for each column. The first is used in written files. */
const HEADERS: Record<FileColumn, readonly string[]> = {
  fullName: [
    "nombre y apellidos",
    "apellidos y nombre",
    "nombre completo",
    "full name",
    "name and surname",
    "nom i cognoms",
    "cognoms i nom",
    "nom complet",
  ],
  name: ["nombre", "name", "nom", "first name", "firstname", "given name"],
  surname: [
    "apellidos",
    "apellido",
    "surname",
    "surnames",
    "last name",
    "family name",
    "cognoms",
    "cognom",
  ],
  email: [
    "email",
    "e-mail",
    "mail",
    "correo",
    "correo electrónico",
    "email address",
    "e-mail address",
    "dirección de correo",
    "correu",
    "correu electrònic",
    "adreça electrònica",
  ],
  phone: [
    "telefono",
    "teléfono",
    "tel",
    "móvil",
    "teléfono móvil",
    "phone",
    "phone number",
    "telephone",
    "mobile",
    "telèfon",
    "mòbil",
  ],
  city: ["ciudad", "city", "town", "localidad", "población", "ciutat", "població"],
  facebook: ["facebook"],
  instagram: ["instagram"],
  twitter: ["twitter", "x"],
};

/** Index of the cell that holds each column, counted from 0; null if the file does not have the column. */
export type ColumnMatch = Record<FileColumn, number | null>;

/** No column is known yet. */
export const noColumns = (): ColumnMatch =>
  Object.fromEntries(FILE_COLUMNS.map((column) => [column, null])) as ColumnMatch;

/** Finds the columns by their headers in Spanish, English or Catalan. */
export function matchColumns(header: readonly string[]): ColumnMatch {
  const found = header.map(plainName);
  const match = noColumns();
  for (const column of FILE_COLUMNS) {
    const names = HEADERS[column].map(plainName);
    const place = found.findIndex((title) => names.includes(title));
    if (place >= 0) match[column] = place;
  }
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

export interface RejectedRow {
  line: number;
  /** The column with the error; undefined if the whole row is broken. */
  column?: EditorColumn;
  reason: UserProblem | "VALIDATION.brokenRow";
}

export interface RepeatedRow {
  line: number;
  email: string;
}

/** What somebody wrote in place of the texts of rows, by line. */
export type Corrections = ReadonlyMap<number, Record<EditorColumn, string>>;

export interface CheckedRows {
  good: EditorRow[];
  rejected: RejectedRow[];
  /** Rows whose e-mail belongs to an existing user or to an earlier row. */
  repeated: RepeatedRow[];
  /** Lines of good rows whose phone cannot be read: they are imported without it. */
  withoutPhone: number[];
}

/**
 * Checks each row of a file and puts it into one group: rejected, if it is broken or has a bad cell (the
 * first one is reported); else repeated; else good.
 * @param known whether a user with this e-mail exists (normalised by `normalEmail`)
 * @param corrections taken in place of what the file says
 * @param region of phone numbers without a country code
 */
export function checkRows(
  rows: CsvTable["rows"],
  match: ColumnMatch,
  known: (email: string) => boolean = () => false,
  corrections: Corrections = new Map(),
  region?: PhoneRegion,
): CheckedRows {
  const checked: CheckedRows = { good: [], rejected: [], repeated: [], withoutPhone: [] };
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
      checked.rejected.push(problem);
      continue;
    }
    if (seen.has(editor.email) || known(editor.email)) {
      checked.repeated.push({ line: row.line, email: editor.email });
      continue;
    }
    seen.add(editor.email);
    checked.good.push(editor);
    if (!corrected && !editor.phone && writtenOf(row, match, "phone"))
      checked.withoutPhone.push(row.line);
  }
  return checked;
}

function editorProblem(editor: EditorRow): RejectedRow | undefined {
  for (const column of EDITOR_COLUMNS) {
    const reason = userFieldProblem(column, editor[column]);
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
  const split = splitName(oneLine(row, match.fullName));
  return {
    ...texts,
    name: texts.name || split.name,
    surname: texts.surname || split.surname,
    email: editorEmail(texts.email),
    phone: texts.phone && (internationalPhone(texts.phone, region) ?? ""),
    line: row.line,
  };
}

const writtenOf = (row: CsvRow, match: ColumnMatch, column: EditorColumn) =>
  oneLine(row, match[column]);

/** A cell as one line: line ends and tabs inside quotes are blanks, and marks that nobody sees are nothing. */
function oneLine({ cells }: CsvRow, at: number | null): string {
  if (at === null) return "";
  return (cells[at] ?? "")
    .replaceAll(/[\u200B-\u200F\uFEFF]/g, "")
    .replaceAll(/\s+/g, " ")
    .trim();
}

/** The address of a cell: of `Name <mail>` and `mailto:mail` the mail, of several the first. */
export function editorEmail(cell: string): string {
  const inBrackets = /<([^<>]+)>/.exec(cell)?.[1] ?? cell;
  const address = inBrackets.trim().replace(/^mailto:/i, "");
  const first = address.split(/[;,\s]+/).find(Boolean) ?? "";
  return normalEmail(isEmail(first) ? first : address);
}

/** Name and surname that are written together: two words of four are the name, else one. */
function splitName(whole: string): { name: string; surname: string } {
  const [last, first] = whole.split(",").map((part) => part.trim());
  if (first && last) return { name: first, surname: last };
  const words = whole.split(" ");
  const names = words.length > 3 ? 2 : 1;
  return { name: words.slice(0, names).join(" "), surname: words.slice(names).join(" ") };
}

/** A CSV file with some of the rows, sent in one call. */
export interface ImportBatch {
  csv: string;
  rows: readonly EditorRow[];
  /** Maps a line of this file to the line of the original file. */
  originalLine(line: number): number;
}

/** The header of written files. */
export const WRITTEN_HEADER = EDITOR_COLUMNS.map((column) => HEADERS[column][0] ?? column);

/** Splits the rows into files for the import call. */
export function importBatches(rows: readonly EditorRow[], size: number): ImportBatch[] {
  const batches: ImportBatch[] = [];
  for (let start = 0; start < rows.length; start += size) {
    const part = rows.slice(start, start + size);
    batches.push({
      csv: writeCsv([
        WRITTEN_HEADER,
        ...part.map((row) => EDITOR_COLUMNS.map((column) => row[column])),
      ]),
      rows: part,
      // No cell of a good row contains a line end, so each row is one line, after the header.
      originalLine: (line) => part[line - 2]?.line ?? line,
    });
  }
  return batches;
}

function perColumn<T>(make: (column: EditorColumn) => T): Record<EditorColumn, T> {
  return Object.fromEntries(EDITOR_COLUMNS.map((column) => [column, make(column)])) as Record<
    EditorColumn,
    T
  >;
}
