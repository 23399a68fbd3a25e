import { readCsv } from "@panel/domain/csv";
import { readXliff } from "@panel/domain/text-files/read-xliff";
import { UnreadableTexts, type FileTexts } from "@panel/domain/text-files/text-file";
import { readTables, type ReadCell } from "@panel/domain/text-files/text-table";
import { decodeXml } from "@panel/domain/xml-text";
import type { ReadOutcome } from "@panel/files/read-outcome";
import type { SheetFile } from "@panel/files/sheet-file";
import { isZip } from "@panel/files/unpack";
import { unzipSync } from "fflate";

/**
 * Reads a file of translations: XLIFF, a workbook of Excel or LibreOffice, or CSV. The content says which format it is, not the name.
 * @param onProgress gets a share from 0 to 1
 * @throws UnreadableTexts
 */
export async function readTextFile(
  file: Blob,
  onProgress: (share: number) => void,
): Promise<FileTexts> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (isZip(bytes)) return readTables(await tablesOf(bytes));
  const text = decodeXml(bytes);
  const first = /\S/.exec(text)?.[0];
  if (first === undefined) throw new UnreadableTexts("empty");
  if (/^\s*<\?xml[^>]*>\s*<office:document\b/.test(text)) return readTables(await odsTables(bytes));
  if (first === "<") return { units: readXliff(text, onProgress), unread: [] };
  if (text.includes("\0")) throw new UnreadableTexts("format");
  const { header, rows } = readCsv(bytes);
  return readTables([[...(header ? [header] : []), ...rows].map(({ cells }) => cells)]);
}

function tablesOf(bytes: Uint8Array): Promise<ReadCell[][][]> {
  return isWorkbook(bytes) ? workbookTables(bytes) : odsTables(bytes);
}

/** @throws UnreadableTexts for archives of other kinds */
function isWorkbook(bytes: Uint8Array): boolean {
  const names = new Set<string>();
  try {
    unzipSync(bytes, {
      filter: ({ name }) => {
        names.add(name);
        return false;
      },
    });
  } catch {
    throw new UnreadableTexts("damaged");
  }
  if (!names.has("xl/workbook.xml") && !names.has("content.xml"))
    throw new UnreadableTexts("format");
  return names.has("xl/workbook.xml");
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
  if (answer.outcome === "refused") throw new UnreadableTexts(answer.reason);
  return answer.value.map(({ rows }) =>
    rows.map(({ cells }) =>
      cells.map(({ text, isText }) => (isText || text === "" ? text : { shown: text })),
    ),
  );
}
