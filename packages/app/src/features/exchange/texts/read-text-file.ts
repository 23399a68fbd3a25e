import { readCsv } from "@panel/domain/csv";
import { isPo, PO_ENCODING, readPo } from "@panel/files/read-po";
import { readXliff } from "@panel/files/read-xliff";
import {
  UnreadableTexts,
  type FileTexts,
  type UnreadableReason,
} from "@panel/domain/text-files/text-file";
import { readTables, type ReadCell } from "@panel/domain/text-files/text-table";
import { decodeDeclared, decodeXml } from "@panel/domain/xml-text";
import { fileKind } from "@panel/files/file-kind";
import type { ReadOutcome } from "@panel/files/read-outcome";
import type { SheetFile } from "@panel/files/sheet-file";

/**
 * Reads a file of translations: XLIFF, PO, a workbook of Excel or LibreOffice, or CSV. The content says which format it is, not the name.
 * @param onProgress gets a share from 0 to 1
 * @throws UnreadableTexts
 */
export async function readTextFile(
  file: Blob,
  onProgress: (share: number) => void,
): Promise<FileTexts> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  switch (fileKind(bytes)) {
    case "workbook":
      return readTables(await workbookTables(bytes));
    case "ods":
      return readTables(await odsTables(bytes));
    case "text":
      return readText(bytes, onProgress);
    case "cut":
      throw new UnreadableTexts("damaged");
    default:
      throw new UnreadableTexts("format");
  }
}

function readText(bytes: Uint8Array, onProgress: (share: number) => void): FileTexts {
  const text = decodeXml(bytes);
  const first = /\S/.exec(text)?.[0];
  if (first === undefined) throw new UnreadableTexts("empty");
  if (first === "<") return { units: readIn(readXliff(text, onProgress)), unread: [] };
  if (isPo(text)) {
    const units = readIn(readPo(decodeDeclared(bytes, PO_ENCODING)));
    return { units, unread: [] };
  }
  if (text.includes("\0")) throw new UnreadableTexts("format");
  const { header, rows } = readCsv(bytes);
  return readTables([[...(header ? [header] : []), ...rows].map(({ cells }) => cells)]);
}

async function workbookTables(bytes: Uint8Array): Promise<ReadCell[][][]> {
  const { readWorkbook } = await import("@panel/files/read-workbook");
  return cellsOf(readWorkbook(bytes, navigator.language));
}

async function odsTables(bytes: Uint8Array): Promise<ReadCell[][][]> {
  const { readOds } = await import("@panel/files/read-ods");
  return cellsOf(readOds(bytes));
}

function cellsOf(answer: ReadOutcome<SheetFile[], "damaged" | "tooLarge">): ReadCell[][][] {
  return readIn(answer).map(({ rows }) =>
    rows.map(({ cells }) =>
      cells.map(({ text, isText }) => (isText || text === "" ? text : { shown: text })),
    ),
  );
}

function readIn<Value>(answer: ReadOutcome<Value, UnreadableReason>): Value {
  if (answer.outcome === "read") return answer.value;
  throw new UnreadableTexts(answer.reason, answer.params);
}
