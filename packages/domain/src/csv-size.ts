/** The most lines of a CSV file that is sent to be imported, and the most cells: each line may have twenty. */
export const CSV_LINES_MAX = 20_000;
const CSV_CELLS_MAX = 20 * CSV_LINES_MAX;

const [TAB, LINE_FEED, RETURN, COMMA, SEMICOLON] = [0x09, 0x0a, 0x0d, 0x2c, 0x3b];

/**
 * How many lines a CSV file has, line ends in cells and blank lines included; undefined if there are more lines or cells than
 * a file may have. The bytes are looked at once and not parsed. The encoding does not matter: in all that are read these characters are the same byte.
 */
export function csvLines(bytes: Uint8Array): number | undefined {
  let [lines, cells, last] = [1, 1, 0];
  for (const byte of bytes) {
    if (byte === RETURN || (byte === LINE_FEED && last !== RETURN)) lines += 1;
    else if (byte === COMMA || byte === SEMICOLON || byte === TAB) cells += 1;
    // The other half of a character in UTF-16.
    if (byte !== 0) last = byte;
    if (lines > CSV_LINES_MAX || cells > CSV_CELLS_MAX) return undefined;
  }
  return lines;
}
