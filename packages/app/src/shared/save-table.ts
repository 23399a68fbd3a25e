import { CSV_MARK, writeCsv } from "@panel/domain/csv";
import { saveFile } from "./save-file.ts";

/**
 * Downloads rows as a CSV file that spreadsheets open by a double click: with a byte order mark, and with what spreadsheets
 * in the language expect between columns, which are semicolons in Spanish and Catalan. No cell is run as a formula.
 * @param name without its extension
 */
export function saveTable(
  name: string,
  rows: readonly (readonly (string | number)[])[],
  language: string,
): void {
  saveFile(`${name}.csv`, CSV_MARK + writeCsv(rows, language === "en" ? "," : ";"));
}
