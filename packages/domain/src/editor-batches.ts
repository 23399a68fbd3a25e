import { writeCsv } from "./csv.ts";
import { EDITOR_COLUMNS, type EditorColumn, type EditorRow } from "./editor-import.ts";

/** Headers of written files. */
const WRITTEN: Record<EditorColumn, string> = {
  name: "nombre",
  surname: "apellidos",
  email: "email",
  phone: "telefono",
  city: "ciudad",
  facebook: "facebook",
  instagram: "instagram",
  twitter: "twitter",
  label: "grupo",
};

/** A CSV file with some of the rows, sent in one call. */
export interface ImportBatch {
  csv: string;
  rows: readonly EditorRow[];
  /** Maps a line of this file to the line of the original file. */
  originalLine(line: number): number;
}

/** The header of written files. */
export const WRITTEN_HEADER = EDITOR_COLUMNS.map((column) => WRITTEN[column]);

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
