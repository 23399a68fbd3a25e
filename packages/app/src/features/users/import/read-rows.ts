import { readCsv } from "@panel/domain/csv";
import { fetchCode } from "../../../shared/fetch-code.ts";
import { readableKind } from "./file-kind.ts";
import { readHtml } from "./read-html.ts";
import { sheetOf, type Sheet } from "./sheet.ts";

/** The tables of a file, and in which encoding or format it is. */
export interface ReadFile {
  sheets: readonly Sheet[];
  format: string;
}

/**
 * Reads a text file, a page with tables or the sheets of an Excel workbook.
 * @throws UnreadFile for files of other kinds
 */
export async function readRows(file: Blob): Promise<ReadFile> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  switch (readableKind(bytes)) {
    case "workbook":
      return { sheets: await readWorkbook(file), format: "Excel" };
    case "html":
      return { sheets: readHtml(bytes), format: "HTML" };
    case "text":
      return readText(bytes);
  }
}

export function readText(bytes: Uint8Array): ReadFile {
  const csv = readCsv(bytes);
  return { sheets: [{ name: "", csv }], format: csv.encoding.toUpperCase() };
}

async function readWorkbook(file: Blob): Promise<Sheet[]> {
  const { default: readSheets } = await fetchCode(() => import("read-excel-file/browser"));
  const sheets = await readSheets(file).catch(() => []);
  return sheets.map(({ sheet, data }) =>
    sheetOf(
      sheet,
      data.map((row, index) => ({
        line: index + 1,
        cells: row.map((cell) => (cell === null ? "" : String(cell))),
        broken: false,
      })),
    ),
  );
}
