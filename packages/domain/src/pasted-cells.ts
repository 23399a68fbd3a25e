/** A cell in quotes, in which those of its own are doubled. */
const QUOTED = /(?<=^|[\t\n])"((?:[^"]|"")*)"(?=[\t\n]|$)/g;

/**
 * The text of cells that were copied in a spreadsheet, without the quotes that it puts around each one of several lines, and without
 * the line end that it puts after the last one.
 */
export function pastedCells(text: string): string {
  return text
    .replaceAll(/\r\n?/g, "\n")
    .replace(/\n$/, "")
    .replaceAll(QUOTED, (cell, inner: string) =>
      // A spreadsheet puts quotes around tabs and line breaks alone; others are the author's.
      /[\t\n]/.test(inner) ? inner.replaceAll('""', '"') : cell,
    );
}
