import type { CsvRow, CsvTable } from "@panel/domain/csv";
import type { SheetFile } from "./sheet-file.ts";

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

/** The sheets of a workbook as they are shown, those that can be seen before those that are hidden. */
export function seenFirst(sheets: readonly SheetFile[]): Sheet[] {
  return sheets
    .toSorted((a, b) => Number(a.isHidden) - Number(b.isHidden))
    .map(({ name, rows }) =>
      sheetOf(
        name,
        rows.map(({ line, cells }): CsvRow => {
          const formatted = cells.flatMap(({ isFormatted }, at) => (isFormatted ? [at] : []));
          return {
            line,
            cells: cells.map(({ text }) => text),
            broken: false,
            ...(formatted.length > 0 ? { formatted } : {}),
          };
        }),
      ),
    );
}
