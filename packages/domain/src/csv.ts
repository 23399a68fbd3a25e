import Papa from "papaparse";
import { guardFormulas, unguardFormulas } from "./csv-formulas.ts";

/** Encodings of text files that are understood without being told. */
export type CsvEncoding = "utf-8" | "utf-16le" | "utf-16be" | "windows-1252";
const DELIMITERS = [",", ";", "\t"] as const;
export type CsvDelimiter = (typeof DELIMITERS)[number];

/** A row of a file. */
export interface CsvRow {
  /** The line that it begins on, the file's first being 1. */
  line: number;
  cells: string[];
  /** A quote that is never closed, or text after a closed one: the cells are a guess. */
  broken: boolean;
}

export interface CsvTable {
  encoding: CsvEncoding;
  delimiter: CsvDelimiter;
  /** The first row that is not blank; undefined for a file without one. */
  header: CsvRow | undefined;
  /** All others, blank ones left out. */
  rows: CsvRow[];
}

/** Reads a file as programs write it: encoding and delimiter are found out. */
export function readCsv(bytes: Uint8Array): CsvTable {
  const { text, encoding } = decodeText(bytes);
  return { encoding, ...parseCsv(text) };
}

/**
 * The text of a file: by its byte order mark, else as UTF-8 where it is valid, else as
 * windows-1252, of which Latin-1 is a part. UTF-16 without a mark shows in its zero bytes.
 */
export function decodeText(bytes: Uint8Array): { text: string; encoding: CsvEncoding } {
  const encoding = markedEncoding(bytes) ?? unmarkedEncoding(bytes);
  return { text: new TextDecoder(encoding).decode(bytes), encoding };
}

function markedEncoding(bytes: Uint8Array): CsvEncoding | undefined {
  const [first, second, third] = bytes;
  if (first === 0xef && second === 0xbb && third === 0xbf) return "utf-8";
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  return undefined;
}

function unmarkedEncoding(bytes: Uint8Array): CsvEncoding {
  const sample = bytes.subarray(0, 1024);
  const zeros = [0, 0];
  sample.forEach((byte, index) => {
    if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  });
  const most = sample.length / 4;
  if ((zeros[1] ?? 0) > most && zeros[0] === 0) return "utf-16le";
  if ((zeros[0] ?? 0) > most && zeros[1] === 0) return "utf-16be";
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return "utf-8";
  } catch {
    return "windows-1252";
  }
}

/** Reads a text of rows. Line ends may be of any kind, also mixed. */
export function parseCsv(file: string): Omit<CsvTable, "encoding"> {
  let text = file.replaceAll(/\r\n?/g, "\n");
  let line = 1;
  // Spreadsheets may write the delimiter into a first line of its own.
  const told = /^sep=([,;\t])\n/i.exec(text);
  if (told) {
    text = text.slice(told[0].length);
    line = 2;
  }
  const delimiter = (told?.[1] as CsvDelimiter | undefined) ?? guessDelimiter(text);
  const rows = rowsOf(text, delimiter, line);
  return { delimiter, header: rows.shift(), rows };
}

/** How often a text may be read again in total, as a multiple of its length … */
const RESCANS = 8;
/** … where each restart counts as this part of it. */
const BEGINNING = 1 / 250;

/**
 * A quote that is never closed, or not as it should be, takes the following lines for its own.
 * Such a row is its first line alone, broken, and reading goes on with the next one. Where that
 * does not get anywhere, quotes no longer hold lines together.
 */
function rowsOf(text: string, delimiter: CsvDelimiter, firstLine: number): CsvRow[] {
  const rows: CsvRow[] = [];
  let line = firstLine;
  let at = 0;
  const add = (cells: readonly string[], broken: boolean): void => {
    if (cells.every((cell) => cell.trim() === "")) return;
    rows.push({ line, cells: cells.map(unguardFormulas), broken });
  };
  const addLine = (isBroken: (row: string) => boolean): void => {
    const end = lineEnd(text, at);
    const row = text.slice(at, end).trimEnd();
    add(row.split(delimiter), isBroken(row));
    line += 1;
    at = end;
  };
  let patience = text.length * RESCANS;
  const goesOn = () => at < text.length && patience > 0;
  for (let start = -1; at > start && goesOn();) {
    start = at;
    Papa.parse<string[]>(text.slice(start), {
      delimiter,
      newline: "\n",
      step: ({ data, errors, meta }, parser) => {
        const cursor = start + meta.cursor;
        if (errors.length > 0 && lineEnd(text, at) < cursor) {
          parser.abort();
          patience -= cursor - at + text.length * BEGINNING;
          addLine(() => true);
          return;
        }
        add(data, errors.length > 0);
        line += countLineEnds(text, at, cursor);
        at = cursor;
      },
    });
  }
  while (at < text.length) addLine((row) => row.includes('"'));
  return rows;
}

/** Where the next line begins. */
function lineEnd(text: string, from: number): number {
  const end = text.indexOf("\n", from);
  return end < 0 ? text.length : end + 1;
}

/** The delimiter that divides the first row into the most cells; a comma where none does. */
function guessDelimiter(text: string): CsvDelimiter {
  const counts = new Map<string, number>();
  let quoted = false;
  for (const character of text.trimStart()) {
    if (character === '"') quoted = !quoted;
    else if (!quoted && character === "\n") break;
    else if (!quoted) counts.set(character, (counts.get(character) ?? 0) + 1);
  }
  const of = (delimiter: CsvDelimiter): number => counts.get(delimiter) ?? 0;
  return DELIMITERS.reduce((best, next) => (of(next) > of(best) ? next : best));
}

function countLineEnds(text: string, from: number, to: number): number {
  let count = 0;
  for (let at = text.indexOf("\n", from); at >= 0 && at < to; at = text.indexOf("\n", at + 1)) {
    count += 1;
  }
  return count;
}

/** Put before a file, it tells spreadsheets that the text is UTF-8. */
export const CSV_MARK = "\uFEFF";

/**
 * Writes rows. Where a spreadsheet would run a part of a cell as a formula, the part gets an
 * apostrophe in front, and `readCsv` takes it away again: what is written comes back the same.
 */
export function writeCsv(
  rows: readonly (readonly string[])[],
  delimiter: CsvDelimiter = ",",
): string {
  if (rows.length === 0) return "";
  const guarded = rows.map((row) => row.map(guardFormulas));
  return `${Papa.unparse(guarded, { delimiter, newline: "\r\n" })}\r\n`;
}
