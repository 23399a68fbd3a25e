import { readCsv, type CsvTable } from "@panel/domain/csv";
import { fetchCode } from "../../../shared/fetch-code.ts";

/** The rows of a file, and in which encoding or format it is. */
export interface ReadFile {
  csv: CsvTable;
  format: string;
}

/** An Excel workbook is a zip. */
const isZip = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b;

/** Reads a text file or the first sheet of an Excel workbook. */
export async function readRows(file: Blob): Promise<ReadFile> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (isZip(bytes)) return readWorkbook(file);
  const csv = readCsv(bytes);
  return { csv, format: csv.encoding.toUpperCase() };
}

async function readWorkbook(file: Blob): Promise<ReadFile> {
  const { readSheet } = await fetchCode(() => import("read-excel-file/browser"));
  const cells = await readSheet(file).catch(() => []);
  const [header, ...rows] = cells
    .map((row, index) => ({
      line: index + 1,
      cells: row.map((cell) => (cell === null ? "" : String(cell))),
      broken: false,
    }))
    .filter((row) => row.cells.some((cell) => cell.trim() !== ""));
  return { csv: { header, rows, encoding: "utf-8", delimiter: "," }, format: "Excel" };
}
