import { readCsv } from "@panel/domain/csv";
import { readXliff } from "@panel/domain/text-files/read-xliff";
import {
  TEXT_FILE_BYTES,
  UnreadableTexts,
  type FileUnit,
} from "@panel/domain/text-files/text-file";
import { readTables, type ReadCell } from "@panel/domain/text-files/text-table";
import { decodeXml } from "@panel/domain/xml-text";
import { unzipSync } from "fflate";

/**
 * Reads a file of translations: XLIFF, a workbook of Excel or CSV. The content says which format it is, not the name.
 * @param onProgress gets a share from 0 to 1
 * @throws UnreadableTexts
 */
export async function readTextFile(
  file: Blob,
  onProgress: (share: number) => void,
): Promise<FileUnit[]> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (isZip(bytes)) return readTables(await sheetsOf(bytes));
  const text = decodeXml(bytes);
  const first = /\S/.exec(text)?.[0];
  if (first === undefined) throw new UnreadableTexts("empty");
  if (first === "<") return readXliff(text, onProgress);
  if (text.includes("\0")) throw new UnreadableTexts("format");
  const { header, rows } = readCsv(bytes);
  return readTables([[...(header ? [header] : []), ...rows].map(({ cells }) => cells)]);
}

const isZip = ([first, second, third, fourth]: Uint8Array) =>
  first === 0x50 && second === 0x4b && third === 3 && fourth === 4;

/** How much larger a workbook may be when it is unpacked. */
const UNPACKED = 5 * TEXT_FILE_BYTES;

async function sheetsOf(bytes: Uint8Array<ArrayBuffer>): Promise<ReadCell[][][]> {
  let [size, isWorkbook] = [0, false];
  try {
    unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        size += originalSize;
        isWorkbook ||= name === "xl/workbook.xml";
        return false;
      },
    });
  } catch {
    throw new UnreadableTexts("damaged");
  }
  if (!isWorkbook) throw new UnreadableTexts("format");
  if (size > UNPACKED) throw new UnreadableTexts("tooLarge");
  const { default: readSheets } = await import("read-excel-file/universal");
  const sheets = await readSheets(new Blob([bytes])).catch(() => {
    throw new UnreadableTexts("damaged");
  });
  return sheets.map(({ data }) => data.map((row) => row.map(cellOf)));
}

function cellOf(cell: unknown): ReadCell {
  if (cell instanceof Date || typeof cell === "string") return cell;
  return typeof cell === "number" || typeof cell === "boolean" ? String(cell) : "";
}
