import { readCsv } from "@panel/domain/csv";
import {
  UnreadableTexts,
  type FileTexts,
  type UnreadableReason,
} from "@panel/domain/text-files/text-file";
import { readTables, type ReadCell } from "@panel/domain/text-files/text-table";
import { decodeDeclared, decodeXml } from "@panel/domain/xml-text";
import { fileKind } from "./file-kind.ts";
import { otherTexts } from "./other-texts.ts";
import type { ReadOutcome } from "./read-outcome.ts";
import { isPo, PO_ENCODING, readPo } from "./read-po.ts";
import { readXliff } from "./read-xliff.ts";
import type { SheetFile } from "./sheet-file.ts";

/**
 * Reads a file of translations: XLIFF, PO, a workbook of Excel or LibreOffice, or CSV. The content says which format it is,
 * not the name.
 * @param language tag of the one in which a workbook shows its days and numbers
 * @param onProgress gets a share from 0 to 1
 */
export async function readTexts(
  file: Blob,
  language: string,
  onProgress: (share: number) => void,
): Promise<ReadOutcome<FileTexts, UnreadableReason>> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  try {
    return { outcome: "read", value: await readBytes(bytes, language, onProgress), notes: [] };
  } catch (error) {
    if (!(error instanceof UnreadableTexts)) throw error;
    return { outcome: "refused", reason: error.reason, params: error.params };
  }
}

async function readBytes(
  bytes: Uint8Array,
  language: string,
  onProgress: (share: number) => void,
): Promise<FileTexts> {
  switch (fileKind(bytes)) {
    case "workbook": {
      const { readWorkbook } = await import("./read-workbook.ts");
      return readTables(cellsOf(readWorkbook(bytes, language)));
    }
    case "ods": {
      const { readOds } = await import("./read-ods.ts");
      return readTables(cellsOf(readOds(bytes)));
    }
    case "text":
      return readText(bytes, onProgress);
    case "cut":
      throw new UnreadableTexts("damaged");
    default:
      throw new UnreadableTexts("format");
  }
}

function readText(bytes: Uint8Array, onProgress: (share: number) => void): FileTexts {
  const name = otherTexts(bytes);
  if (name !== undefined) throw new UnreadableTexts("otherFormat", { name });
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
