import type { CsvRow } from "@panel/domain/csv";
import { personName } from "@panel/domain/person-name";
import type { CsvImportReport } from "@panel/api-client/panel";
import { WRITTEN_HEADER, type ImportBatch } from "@panel/domain/editor-batches";
import { normalEmail } from "@panel/domain/email";
import {
  validateRows,
  EDITOR_COLUMNS,
  FILE_COLUMNS,
  editorOf,
  isJoined,
  missingColumns,
  type ColumnMatch,
  type Corrections,
  type EditorColumn,
  type EditorRow,
} from "@panel/domain/editor-import";
import type { PhoneRegion } from "@panel/domain/phone-region";
import type { EditorTable } from "@panel/domain/editor-table";

export type RowState =
  /** It would be imported. */
  | "ready"
  | "imported"
  | "repeated"
  | "rejected"
  /** Its name or surname is not in the file and has to be written. */
  | "lacking"
  /** A column that all rows need has not been chosen. */
  | "incomplete"
  /** It waits for a place: the limit of editors is reached. */
  | "beyond"
  | "unsent"
  /** It was imported, and the import was undone. */
  | "undone";

/**
 * The phone cannot be read, its cell holds more than one, the cell of the name holds something beside the person, or the sheet
 * shows a cell otherwise than its value.
 */
export type RowNote = "withoutPhone" | "partOfPhone" | "partOfName" | "formatted";

/** One row of the file and its import state. */
export interface ImportRow {
  /** Line number in the file, counted from 1. */
  line: number;
  name: string;
  email: string;
  state: RowState;
  /** Translation key of the reason why the row was rejected. */
  reason?: string;
  /** The column that the reason is about. */
  column?: EditorColumn;
  /** What of its cells is not imported. */
  notes?: readonly RowNote[];
  /** What the file says of the person, or what was written in its place. */
  texts: Record<EditorColumn, string>;
}

interface Checked {
  rows: ImportRow[];
  good: EditorRow[];
}

/** All rows in the order of the file, each with what an import would do with it. */
export function previewRows(
  { rows }: Pick<EditorTable, "rows">,
  match: ColumnMatch,
  corrections: Corrections = new Map(),
  region?: PhoneRegion,
): Checked {
  const { good, rejected, repeated, ...partly } = validateRows(
    rows,
    match,
    undefined,
    corrections,
    region,
  );
  const notesOf = new Map<number, RowNote[]>();
  for (const note of ["partOfName", "withoutPhone", "partOfPhone"] as const)
    for (const line of partly[note]) notesOf.set(line, [...(notesOf.get(line) ?? []), note]);
  const said = new Map<number, Pick<ImportRow, "state" | "reason" | "column">>();
  for (const { line } of good) said.set(line, { state: "ready" });
  for (const { line } of repeated) said.set(line, { state: "repeated" });
  const isIncomplete = missingColumns(match).length > 0;
  for (const { line, reason, column } of rejected) {
    const isLacking = reason === "VALIDATION.required" && column !== undefined && isJoined(column);
    const state = isLacking ? "lacking" : "rejected";
    said.set(line, { state, reason, ...(column ? { column } : {}) });
  }
  const shown = rows.map((row): ImportRow => {
    const corrected = corrections.get(row.line);
    const texts = corrected ?? editorOf(row, match, region);
    const state = said.get(row.line) ?? { state: "rejected" };
    const all: RowNote[] = [
      ...(notesOf.get(row.line) ?? []),
      ...(!corrected && isFormatted(row, match) ? (["formatted"] as const) : []),
    ];
    return {
      line: row.line,
      name: personName(texts.name, texts.surname),
      email: texts.email,
      texts,
      ...(isIncomplete ? { state: "incomplete" } : state),
      ...(all.length > 0 ? { notes: all } : {}),
    };
  });
  return { rows: shown, good };
}

/** Whether a cell that is taken shows otherwise than its value. */
function isFormatted({ formatted = [] }: CsvRow, match: ColumnMatch): boolean {
  const taken = new Set(FILE_COLUMNS.map((column) => match[column]));
  return formatted.some((place) => taken.has(place));
}

/** Returns the rows, updated with what the server says would become of those in the batch. */
export function afterCheck(
  rows: readonly ImportRow[],
  batch: ImportBatch,
  report: CsvImportReport,
): ImportRow[] {
  return afterBatch(rows, batch, report).map((row) =>
    row.state === "imported" ? { ...row, state: "ready" } : row,
  );
}

/** Returns the rows, updated with the server's answer for those in the batch. */
export function afterBatch(
  rows: readonly ImportRow[],
  batch: ImportBatch,
  report: CsvImportReport,
): ImportRow[] {
  const sent = new Set(batch.rows.map((row) => row.line));
  const repeated = new Set(report.repeated);
  const rejected = new Map(
    report.rejected.map((refusal) => [batch.originalLine(refusal.line), refusal]),
  );
  return rows.map((row) => {
    if (!sent.has(row.line)) return row;
    const refusal = rejected.get(row.line);
    if (refusal) {
      const { reason, column } = refusal;
      const state = reason === "ERRORS.editorLimitReached" ? "beyond" : "rejected";
      return { ...row, state, reason, ...(column ? { column } : {}) };
    }
    const known = repeated.has(normalEmail(row.email));
    return { ...row, state: known ? "repeated" : "imported" };
  });
}

/** Returns the rows after the import was undone: only those whose e-mails have answered stay. */
export function afterUndo(
  rows: readonly ImportRow[],
  stay: readonly string[],
): readonly ImportRow[] {
  const staying = new Set(stay);
  return rows.map((row) =>
    row.state === "imported" && !staying.has(normalEmail(row.email))
      ? { ...row, state: "undone" }
      : row,
  );
}

/** Rows that somebody can correct. */
export const isCorrectable = ({ state }: ImportRow): boolean =>
  state === "rejected" || state === "lacking";

export function countStates(rows: readonly ImportRow[]): Record<RowState, number> {
  const counts = {
    ready: 0,
    imported: 0,
    repeated: 0,
    rejected: 0,
    lacking: 0,
    incomplete: 0,
    beyond: 0,
    unsent: 0,
    undone: 0,
  };
  for (const row of rows) counts[row.state] += 1;
  return counts;
}

interface ReportLabels {
  header: readonly string[];
  state: (state: RowState) => string;
  reason: (row: ImportRow) => string;
}

/** What became of each row, below a header. */
export function reportRows(rows: readonly ImportRow[], words: ReportLabels): string[][] {
  return [
    [...words.header],
    ...rows.map((row) => [
      String(row.line),
      row.name,
      row.email,
      words.state(row.state),
      words.reason(row),
    ]),
  ];
}

/** The rows that were not accepted, which can be imported again after their correction. */
export function rejectedRows(
  rows: readonly ImportRow[],
  words: Pick<ReportLabels, "reason"> & { reasonHeader: string },
): string[][] {
  const left = rows.filter((row) => isCorrectable(row) || row.state === "beyond");
  return [
    [...WRITTEN_HEADER, words.reasonHeader],
    ...left.map((row) => [...EDITOR_COLUMNS.map((column) => row.texts[column]), words.reason(row)]),
  ];
}
