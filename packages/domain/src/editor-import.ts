import { writeCsv, type CsvRow, type CsvTable } from "./csv.ts";
import { normalEmail } from "./email.ts";
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

/** Headers that are recognised for each column. The first is used in written files. */
const HEADERS: Record<EditorColumn, readonly string[]> = {
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
export type ColumnMatch = Record<EditorColumn, number | null>;

/** Finds the columns by their headers in Spanish, English or Catalan. */
export function matchColumns(header: readonly string[]): ColumnMatch {
  const found = header.map(plain);
  return perColumn((column) => {
    const names = HEADERS[column].map(plain);
    const place = found.findIndex((title) => names.includes(title));
    return place < 0 ? null : place;
  });
}

/** Required columns for which no cell was chosen. */
export function missingColumns(match: ColumnMatch): EditorColumn[] {
  return REQUIRED_EDITOR_COLUMNS.filter((column) => match[column] === null);
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

export interface CheckedRows {
  good: EditorRow[];
  rejected: RejectedRow[];
  /** Rows whose e-mail belongs to an existing user or to an earlier row. */
  repeated: RepeatedRow[];
}

/**
 * Checks each row of a file and puts it into one group: rejected, if it is broken or has a bad cell (the
 * first one is reported); else repeated; else good.
 * @param known whether a user with this e-mail exists (normalised by `normalEmail`)
 */
export function checkRows(
  rows: CsvTable["rows"],
  match: ColumnMatch,
  known: (email: string) => boolean = () => false,
): CheckedRows {
  const checked: CheckedRows = { good: [], rejected: [], repeated: [] };
  const seen = new Set<string>();
  for (const row of rows) {
    const problem = rowProblem(row, match);
    if (problem) {
      checked.rejected.push(problem);
      continue;
    }
    const editor = editorOf(row, match);
    if (seen.has(editor.email) || known(editor.email)) {
      checked.repeated.push({ line: row.line, email: editor.email });
      continue;
    }
    seen.add(editor.email);
    checked.good.push(editor);
  }
  return checked;
}

function rowProblem(row: CsvRow, match: ColumnMatch): RejectedRow | undefined {
  if (row.broken) return { line: row.line, reason: "VALIDATION.brokenRow" };
  for (const column of EDITOR_COLUMNS) {
    const reason = userFieldProblem(column, cellOf(row, match, column));
    if (reason) return { line: row.line, column, reason };
  }
  return undefined;
}

function editorOf(row: CsvRow, match: ColumnMatch): EditorRow {
  const texts = perColumn((column) => cellOf(row, match, column));
  return { ...texts, email: normalEmail(texts.email), line: row.line };
}

function cellOf(row: CsvRow, match: ColumnMatch, column: EditorColumn): string {
  const place = match[column];
  return place === null ? "" : (row.cells[place] ?? "").trim();
}

/** A CSV file with some of the rows, sent in one call. */
export interface ImportBatch {
  csv: string;
  rows: readonly EditorRow[];
  /** Maps a line of this file to the line of the original file. */
  originalLine(line: number): number;
}

/** Splits the rows into files for the import call. */
export function importBatches(rows: readonly EditorRow[], size: number): ImportBatch[] {
  const batches: ImportBatch[] = [];
  for (let start = 0; start < rows.length; start += size) {
    const part = rows.slice(start, start + size);
    batches.push({
      csv: writeCsv([
        EDITOR_COLUMNS.map((column) => HEADERS[column][0] ?? column),
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

/** Normalises a header: lower case, without accents, blanks and punctuation. */
function plain(header: string): string {
  return header
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, "");
}
