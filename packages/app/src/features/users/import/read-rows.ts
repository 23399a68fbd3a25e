import { decodeText, readCsv } from "@panel/domain/csv";
import type { FilePerson, LeftOut } from "@panel/files/people-file";
import type { ReadOutcome } from "@panel/files/read-outcome";
import { fetchCode } from "../../../shared/fetch-code.ts";
import { readableKind } from "./readable-kind.ts";
import { readHtml } from "@panel/files/read-html";
import { seenFirst, sheetOf, type Sheet } from "@panel/files/sheet-table";

/** The tables of a file, and in which encoding or format it is. */
export interface ReadFile {
  sheets: readonly Sheet[];
  format: string;
  /** Entries that are no person, or that cannot be read. */
  leftOut?: readonly LeftOut[];
}

/**
 * Reads a text file, a page with tables, the sheets of a workbook or the entries of an address book.
 * @param language tag of the one in which a workbook shows its days and numbers
 * @throws UnreadFile for files of other kinds
 */
export async function readRows(file: Blob, language: string): Promise<ReadFile> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  switch (readableKind(bytes)) {
    case "workbook": {
      const { readWorkbook } = await fetchCode(() => import("@panel/files/read-workbook"));
      return { sheets: seenFirst(readIn(readWorkbook(bytes, language))), format: "Excel" };
    }
    case "ods": {
      const { readOds } = await fetchCode(() => import("@panel/files/read-ods"));
      return { sheets: seenFirst(readIn(readOds(bytes))), format: "OpenDocument" };
    }
    case "cards": {
      const { readVcard } = await fetchCode(() => import("@panel/files/read-vcard"));
      return peopleFile(readVcard(decodeText(bytes).text), "vCard");
    }
    case "ldif": {
      const { readLdif } = await fetchCode(() => import("@panel/files/read-ldif"));
      return peopleFile(readLdif(decodeText(bytes).text), "LDIF");
    }
    case "html":
      return { sheets: readIn(readHtml(bytes)), format: "HTML" };
    case "text":
      return readText(bytes);
  }
}

export function readText(bytes: Uint8Array): ReadFile {
  const csv = readCsv(bytes);
  return { sheets: [{ name: "", csv }], format: csv.encoding.toUpperCase() };
}

/** What of a file that is refused is shown as one without rows. */
const readIn = <Value>(answer: ReadOutcome<Value[], string>): Value[] =>
  answer.outcome === "refused" ? [] : answer.value;

/** As in files that are written, in the words that are understood. */
const TITLES = ["Nombre", "Apellidos", "Nombre completo", "Correo", "Teléfono", "Ciudad"];
/** Between several of one person in a cell. */
const SEVERAL = " ::: ";

function peopleFile(answer: ReadOutcome<FilePerson[], string, LeftOut>, format: string): ReadFile {
  if (answer.outcome === "refused") return { sheets: [], format };
  const header = { line: 0, cells: TITLES, broken: false };
  const rows = answer.value.map(({ line, given, family, whole, emails, phones, city }) => ({
    line,
    cells: [given, family, whole, emails.join(SEVERAL), phones.join(SEVERAL), city],
    broken: false,
  }));
  return { sheets: [sheetOf("", [header, ...rows])], format, leftOut: answer.notes };
}
