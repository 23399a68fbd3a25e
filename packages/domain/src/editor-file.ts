import { readCsv } from "./csv.ts";
import { validateRows, matchColumns, missingColumns, type ValidatedRows } from "./editor-import.ts";
import { editorTable } from "./editor-table.ts";
import type { PhoneRegion } from "./phone-region.ts";
import { withoutTwiceEncoded } from "./twice-encoded.ts";

/**
 * Reads a CSV file of editors and checks each of its rows. Undefined if it lacks name, surname or e-mail.
 * @param phoneRegion of phone numbers without a country code
 */
export function readEditors(
  bytes: Uint8Array,
  phoneRegion: PhoneRegion,
): ValidatedRows | undefined {
  const file = readCsv(bytes, withoutTwiceEncoded);
  const table = editorTable(file, phoneRegion);
  const match = table?.match ?? matchColumns(file.header?.cells ?? []);
  // The panel asks for the surnames of a list of given names; a file that is sent has to hold them.
  const isGivenOnly = match.name !== null && match.name === match.fullName;
  if (isGivenOnly || missingColumns(match).length > 0) return undefined;
  return validateRows(table?.rows ?? [], match, undefined, undefined, phoneRegion);
}
