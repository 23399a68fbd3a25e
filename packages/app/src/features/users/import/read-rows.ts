import { readCsv } from "@panel/domain/csv";
import { editorTable, type EditorTable } from "@panel/domain/editor-table";
import { phoneRegion } from "./phone-region.ts";
import { fetchCode } from "../../../shared/fetch-code.ts";

/** The people of a file, and in which encoding or format it is. */
export interface ReadFile {
  table: EditorTable;
  format: string;
}

/** An Excel workbook is a zip. */
const isZip = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b;

/** Reads a text file or the first sheet of an Excel workbook. Undefined if there are no people in it. */
export async function readRows(file: Blob): Promise<ReadFile | undefined> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (isZip(bytes)) return readWorkbook(file);
  const csv = readCsv(bytes);
  const table = editorTable(csv, phoneRegion());
  return table && { table, format: csv.encoding.toUpperCase() };
}

async function readWorkbook(file: Blob): Promise<ReadFile | undefined> {
  const { readSheet } = await fetchCode(() => import("read-excel-file/browser"));
  const cells = await readSheet(file).catch(() => []);
  const [header, ...rows] = cells
    .map((row, index) => ({
      line: index + 1,
      cells: row.map((cell) => (cell === null ? "" : String(cell))),
      broken: false,
    }))
    .filter((row) => row.cells.some((cell) => cell.trim() !== ""));
  const table = editorTable({ header, rows, encoding: "utf-8", delimiter: "," }, phoneRegion());
  return table && { table, format: "Excel" };
}
