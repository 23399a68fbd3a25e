import { decodeText, parseCsv } from "@panel/domain/csv";
import { OF_ONE_PERSON } from "@panel/domain/editor-emails";
import { withoutTwiceEncoded } from "@panel/domain/twice-encoded";
import { fileKind } from "./file-kind.ts";
import type { FilePerson, LeftOut } from "./people-file.ts";
import { withoutEncodedWords } from "./quoted-printable.ts";
import { readHtml } from "./read-html.ts";
import { readJsonTables } from "./read-json-tables.ts";
import type { ReadOutcome } from "./read-outcome.ts";
import { seenFirst, sheetOf, type Sheet } from "./sheet-table.ts";

/** The tables of a list of people, and in which encoding or format it is. */
export interface PeopleFile {
  readonly sheets: readonly Sheet[];
  readonly format: string;
}

/** Why a list of people is refused; the texts are in `IMPORT.unread`. */
export type PeopleReason = "numbers" | "oldExcel" | "document" | "damaged" | "tooLarge" | "archive";

export type PeopleOutcome = ReadOutcome<PeopleFile, PeopleReason, LeftOut>;

/** Fetches code that few files need. */
type FetchCode = <Code>(load: () => Promise<Code>) => Promise<Code>;

/**
 * Reads a list of people: a text, a page with tables, the sheets of a workbook, JSON or the entries of an address book. The
 * content says which format it is, not the name. Entries of an address book that are no people are noted.
 * @param language tag of the one in which a workbook shows its days and numbers
 * @param fetchCode how the code is fetched that few files need
 */
export async function readPeople(
  file: Blob,
  language: string,
  fetchCode: FetchCode = (load) => load(),
): Promise<PeopleOutcome> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const kind = fileKind(bytes);
  switch (kind) {
    case "workbook": {
      const { readWorkbook } = await fetchCode(() => import("./read-workbook.ts"));
      return sheetsRead(readWorkbook(bytes, language), seenFirst, "Excel");
    }
    case "ods": {
      const { readOds } = await fetchCode(() => import("./read-ods.ts"));
      return sheetsRead(readOds(bytes), seenFirst, "OpenDocument");
    }
    case "cards": {
      const { readVcard } = await fetchCode(() => import("./read-vcard.ts"));
      return peopleRead(readVcard(textOf(bytes).text), "vCard");
    }
    case "ldif": {
      const { readLdif } = await fetchCode(() => import("./read-ldif.ts"));
      return peopleRead(readLdif(textOf(bytes).text), "LDIF");
    }
    case "html":
      return sheetsRead(readHtml(bytes), (sheets) => sheets, "HTML");
    case "text":
      return readPeopleText(bytes);
    case "cut":
      return { outcome: "refused", reason: "damaged" };
    case "numbers":
    case "oldExcel":
    case "document":
      return { outcome: "refused", reason: kind };
    case "kmz":
    case "shapefile":
    case "archive":
      return { outcome: "refused", reason: "archive" };
  }
}

/** Reads people of a text: a table of CSV, objects of JSON, or anything with addresses in it. */
export function readPeopleText(bytes: Uint8Array): PeopleOutcome {
  const { text, encoding } = textOf(bytes);
  const objects = readJsonTables(text);
  if (objects) return read({ sheets: objects, format: "JSON" });
  const csv = { ...parseCsv(unfolded(text)), encoding };
  return read({ sheets: [{ name: "", csv }], format: encoding.toUpperCase() });
}

/** No name of a person has letters that went through UTF-8 twice; a text that somebody wrote may. */
function textOf(bytes: Uint8Array): ReturnType<typeof decodeText> {
  const { text, encoding } = decodeText(bytes);
  return { text: withoutTwiceEncoded(text), encoding };
}

/** The text of a mail or an appointment as people read it: long lines together, and words without their encoding. */
function unfolded(text: string): string {
  const isCalendar = /^BEGIN:VCALENDAR\s*$/im.test(text.slice(0, 200));
  return withoutEncodedWords(isCalendar ? text.replaceAll(/\r?\n[ \t]/g, "") : text);
}

const read = (value: PeopleFile, notes: readonly LeftOut[] = []): PeopleOutcome => ({
  outcome: "read",
  value,
  notes,
});

function sheetsRead<Value>(
  answer: ReadOutcome<Value, PeopleReason>,
  sheetsOf: (value: Value) => readonly Sheet[],
  format: string,
): PeopleOutcome {
  return answer.outcome === "refused" ? answer : read({ sheets: sheetsOf(answer.value), format });
}

/** As in files that are written, in the words that are understood. */
const TITLES = ["Nombre", "Apellidos", "Nombre completo", "Correo", "Teléfono", "Ciudad"];

/** The people of an address book as a table; without any, one without rows. */
function peopleRead(
  answer: ReadOutcome<FilePerson[], string, LeftOut>,
  format: string,
): PeopleOutcome {
  if (answer.outcome === "refused") return read({ sheets: [], format });
  const header = { line: 0, cells: TITLES, broken: false };
  const rows = answer.value.map(({ line, given, family, whole, emails, phones, city }) => ({
    line,
    cells: [given, family, whole, emails.join(OF_ONE_PERSON), phones.join(OF_ONE_PERSON), city],
    broken: false,
  }));
  return read({ sheets: [sheetOf("", [header, ...rows])], format }, answer.notes);
}
