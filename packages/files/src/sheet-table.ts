import type { CsvRow, CsvTable } from "@panel/domain/csv";
import type { SheetCell, SheetFile } from "./sheet-file.ts";

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

/**
 * The sheets of a workbook, those that can be seen before those that are hidden.
 * @param textOf gives what is taken of a cell; what it shows unless said otherwise
 */
export function seenFirst(
  sheets: readonly SheetFile[],
  textOf: (cell: SheetCell) => string = ({ text }) => text,
): Sheet[] {
  return sheets
    .toSorted((a, b) => Number(a.isHidden) - Number(b.isHidden))
    .map(({ name, rows }) =>
      sheetOf(
        name,
        rows.map(({ line, cells }): CsvRow => {
          const formatted = cells.flatMap(({ isFormatted }, at) => (isFormatted ? [at] : []));
          return {
            line,
            cells: cells.map(textOf),
            broken: false,
            ...(formatted.length > 0 ? { formatted } : {}),
          };
        }),
      ),
    );
}

/**
 * The number of a cell where its sheet only rounds it or parts its thousands, so that coordinates keep their decimals; what
 * other cells show.
 */
export const exactText = ({ text, value }: SheetCell): string =>
  value !== undefined && /^[-+−]?(?!0\d)[\d.,\s]+$/.test(text) ? value : text;
