import type { TextCell } from "@panel/domain/text-files/text-table";
import { writePo } from "@panel/files/write-po";
import { writeXliff, type TextsOut, type XliffVersion } from "@panel/files/write-xliff";
import { fetchCode } from "../../../shared/fetch-code.ts";

export function xliffFile(version: XliffVersion, out: TextsOut): Blob {
  return new Blob([writeXliff(version, out)], { type: "application/xliff+xml" });
}

export const poFile = (out: TextsOut): Blob =>
  new Blob([writePo(out)], { type: "text/x-gettext-translation" });

/** Widths of the columns of a sheet, in characters. */
const WIDTHS = { id: 24, where: 28, limit: 10, text: 46, notes: 28, comments: 28, control: 12 };
/** Colours of cells: titles, what is to be translated, what has another source. */
// oxlint-disable-next-line explorar/no-hard-coded-colour -- A workbook knows no tokens; these are sunken, warning-tint and danger-tint.
const FILLS = { title: "#F2F2ED", untranslated: "#FDF1D8", needsReview: "#FCEAE8" };

/** An Excel workbook of one sheet, whose titles stay in view. */
export async function textSheet(name: string, rows: readonly TextCell[][]): Promise<Blob> {
  const { default: writeSheet } = await fetchCode(() => import("write-excel-file/universal"));
  const cells = rows.map((row, index) =>
    row.map(({ text, state }) => ({
      value: text,
      type: String,
      // As text, so that no program makes a number or a day of it.
      format: "@",
      wrap: true,
      alignVertical: "top" as const,
      ...(index === 0 ? { fontWeight: "bold" as const, backgroundColor: FILLS.title } : {}),
      ...(state ? { backgroundColor: FILLS[state] } : {}),
    })),
  );
  const { id, where, limit, text, notes, comments, control } = WIDTHS;
  return writeSheet(cells, {
    // Excel refuses longer names, and these characters.
    sheet:
      name
        .replaceAll(/[\\/?*[\]:']/g, " ")
        .slice(0, 31)
        .trim() || "Explorar",
    columns: [id, where, limit, text, text, text, notes, comments, control].map((width) => ({
      width,
    })),
    stickyRowsCount: 1,
  }).toBlob();
}
