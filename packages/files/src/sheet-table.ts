import type { CsvRow, CsvTable } from "@panel/domain/csv";

/** A table of a file; texts have one, workbooks can have several. */
export interface Sheet {
  /** Empty where it has none. */
  name: string;
  csv: CsvTable;
}

/** A sheet of rows, without those that are blank. */
export function sheetOf(name: string, all: readonly CsvRow[]): Sheet {
  const [header, ...rows] = all.filter(({ cells }) => cells.some((cell) => cell.trim() !== ""));
  return { name, csv: { header, rows, encoding: "utf-8", delimiter: "," } };
}
