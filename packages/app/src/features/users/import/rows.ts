import type { CsvImportReport } from "@panel/api-client/panel";
import { writeCsv, type CsvTable } from "@panel/domain/csv";
import { normalEmail } from "@panel/domain/email";
import {
  checkRows,
  type ColumnMatch,
  type EditorColumn,
  type EditorRow,
  type ImportBatch,
} from "@panel/domain/editor-import";

export type RowState = "ready" | "imported" | "repeated" | "rejected" | "unsent";

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
}

interface Checked {
  rows: ImportRow[];
  good: EditorRow[];
}

/** All rows in the order of the file, each with what an import would do with it. */
export function previewRows(table: CsvTable, match: ColumnMatch): Checked {
  const { good, rejected, repeated } = checkRows(table.rows, match);
  const cells = new Map(table.rows.map((row) => [row.line, row.cells]));
  const text = (line: number, column: EditorColumn) => {
    const place = match[column];
    return place === null ? "" : (cells.get(line)?.[place] ?? "").trim();
  };
  const shown = (line: number): Pick<ImportRow, "line" | "name" | "email"> => ({
    line,
    name: `${text(line, "name")} ${text(line, "surname")}`.trim(),
    email: text(line, "email"),
  });
  const rows: ImportRow[] = [
    ...good.map(({ line }) => ({ ...shown(line), state: "ready" as const })),
    ...repeated.map(({ line }) => ({ ...shown(line), state: "repeated" as const })),
    ...rejected.map(({ line, reason, column }) => ({
      ...shown(line),
      state: "rejected" as const,
      reason,
      ...(column ? { column } : {}),
    })),
  ];
  return { rows: rows.toSorted((a, b) => a.line - b.line), good };
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
      return { ...row, state: "rejected", reason, ...(column ? { column } : {}) };
    }
    const known = repeated.has(normalEmail(row.email));
    return { ...row, state: known ? "repeated" : "imported" };
  });
}

export function countStates(rows: readonly ImportRow[]): Record<RowState, number> {
  const counts = { ready: 0, imported: 0, repeated: 0, rejected: 0, unsent: 0 };
  for (const row of rows) counts[row.state] += 1;
  return counts;
}

interface ReportLabels {
  header: readonly string[];
  state: (state: RowState) => string;
  reason: (row: ImportRow) => string;
}

/** CSV report of each row's result. Cells are escaped so that a spreadsheet runs none as a formula. */
export function reportCsv(rows: readonly ImportRow[], words: ReportLabels): string {
  return writeCsv([
    words.header,
    ...rows.map((row) => [
      String(row.line),
      row.name,
      row.email,
      words.state(row.state),
      words.reason(row),
    ]),
  ]);
}
