import Papa from "papaparse";
import { guardFormulas, unguardFormulas } from "./csv-formulas.ts";
import { isMacRoman } from "./mac-roman.ts";

/** Encodings that are detected from the bytes of a file. */
export type CsvEncoding = "utf-8" | "utf-16le" | "utf-16be" | "windows-1252" | "macintosh";
const DELIMITERS = [",", ";", "\t", "|"] as const;
/** A bar is in the texts of many files, so more has to speak for it. */
const COMMON = [",", ";", "\t"] as const;
export type CsvDelimiter = (typeof DELIMITERS)[number];

/** A row of a file. */
export interface CsvRow {
  /** Number of the line on which the row begins, counted from 1. */
  line: number;
  cells: string[];
  /** The row has an unclosed quote, or text after a closing quote, so its cells are a guess. */
  broken: boolean;
  /** Cells that their sheet shows otherwise than their value, by their index: a class `1-2` that became a day. */
  formatted?: readonly number[];
}

export interface CsvTable {
  encoding: CsvEncoding;
  delimiter: CsvDelimiter;
  /** The first row that is not blank; undefined if all are blank. */
  header: CsvRow | undefined;
  /** All other rows except blank ones. */
  rows: CsvRow[];
}

/**
 * Reads a CSV file; detects its encoding and delimiter.
 * @param repair of its text, where what it holds allows one
 */
export function readCsv(bytes: Uint8Array, repair = (text: string) => text): CsvTable {
  const { text, encoding } = decodeText(bytes);
  return { encoding, ...parseCsv(repair(text)) };
}

/**
 * Detects the encoding of a file: by its byte order mark; else UTF-8 if the bytes are valid; else
 * windows-1252, which includes Latin-1, or Mac Roman where that gives words. UTF-16 without a mark is recognised by its zero bytes.
 */
export function decodeText(bytes: Uint8Array): { text: string; encoding: CsvEncoding } {
  const encoding = markedEncoding(bytes) ?? unmarkedEncoding(bytes);
  if (encoding === "utf-8") return { text: repaired(bytes), encoding };
  return { text: new TextDecoder(encoding).decode(bytes), encoding };
}

/** The text of UTF-8 in which single bytes are those of windows-1252, as one pasted line makes them. */
function repaired(bytes: Uint8Array): string {
  const text = new TextDecoder("utf-8").decode(bytes);
  if (!text.includes("\uFFFD")) return text;
  const single = new TextDecoder("windows-1252");
  let [out, from] = ["", 0];
  const whole = new TextDecoder("utf-8");
  for (let at = 0; at < bytes.length;) {
    const length = sequenceAt(bytes, at);
    if (length > 0) {
      at += length;
      continue;
    }
    out += whole.decode(bytes.subarray(from, at)) + single.decode(bytes.subarray(at, at + 1));
    at += 1;
    from = at;
  }
  return out + whole.decode(bytes.subarray(from));
}

/** Bytes of the character of UTF-8 that begins here; 0 where none does. */
function sequenceAt(bytes: Uint8Array, at: number): number {
  const first = bytes[at] ?? 0;
  if (first < 0x80) return 1;
  const length = first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : 2;
  if (first < 0xc2 || first > 0xf4 || at + length > bytes.length) return 0;
  for (let next = 1; next < length; next += 1) {
    if (((bytes[at + next] ?? 0) & 0xc0) !== 0x80) return 0;
  }
  return length;
}

/** Whether bytes are UTF-8 but for few: whole characters of several bytes are rare in other encodings. */
function isMostlyUtf8(bytes: Uint8Array): boolean {
  let [whole, broken] = [0, 0];
  for (let at = 0; at < bytes.length;) {
    const length = sequenceAt(bytes, at);
    if (length > 1) whole += 1;
    if (length === 0) broken += 1;
    at += Math.max(1, length);
  }
  return whole > broken;
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
    if (isMostlyUtf8(bytes)) return "utf-8";
    return isMacRoman(bytes) ? "macintosh" : "windows-1252";
  }
}

/** Parses CSV text. Line ends may be of any kind, even mixed. */
export function parseCsv(file: string): Omit<CsvTable, "encoding"> {
  let text = file.replaceAll(/\r\n?/g, "\n");
  let line = 1;
  // Some spreadsheets write a first line that names the delimiter.
  const declared = /^sep=([,;\t|])\n/i.exec(text);
  if (declared) {
    text = text.slice(declared[0].length);
    line = 2;
  }
  const delimiter = (declared?.[1] as CsvDelimiter | undefined) ?? guessDelimiter(text);
  const rows = rowsOf(text, delimiter, line);
  return { delimiter, header: rows.shift(), rows };
}

/** How many characters may be parsed again in total, as a multiple of the text's length. */
const RESCANS = 8;
/** Fixed cost of restarting the parser, as a fraction of the text's length. */
const BEGINNING = 1 / 250;

/**
 * An unclosed or misplaced quote makes the parser read the following lines as part of the same row.
 * In that case only the first line is kept, as a broken row, and parsing restarts at the next line. If that
 * happens so often that it would take too long, the rest is split line by line, regardless of quotes.
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

/** Index at which the next line begins. */
function lineEnd(text: string, from: number): number {
  const end = text.indexOf("\n", from);
  return end < 0 ? text.length : end + 1;
}

/**
 * The delimiter that occurs most often in the first row that has one, outside of quotes; a comma if none has. Beside another
 * delimiter, commas between digits are those of decimals, and commas before blanks those of texts. A bar divides only where most rows have one.
 */
function guessDelimiter(text: string): CsvDelimiter {
  const counts = new Map<string, number>();
  let ofTexts = 0;
  let quoted = false;
  let before = "";
  let afterComma: "digit" | "other" | undefined;
  for (const character of text.trimStart()) {
    if (afterComma && (character === " " || (afterComma === "digit" && /\d/.test(character)))) {
      ofTexts += 1;
    }
    afterComma = undefined;
    if (character === '"') quoted = !quoted;
    else if (!quoted && character === "\n") {
      if (COMMON.some((delimiter) => counts.has(delimiter))) break;
      if (counts.has("|") && isInMost(text, "|")) break;
    } else if (!quoted) {
      counts.set(character, (counts.get(character) ?? 0) + 1);
      if (character === ",") afterComma = /\d/.test(before) ? "digit" : "other";
    }
    before = character;
  }
  const commas = counts.get(",") ?? 0;
  const others = COMMON.some((delimiter) => delimiter !== "," && counts.has(delimiter));
  if (others) counts.set(",", (counts.get(",") ?? 0) - ofTexts);
  const of = (delimiter: CsvDelimiter): number => counts.get(delimiter) ?? 0;
  const best = COMMON.reduce((most, next) => (of(next) > of(most) ? next : most));
  if (of("|") > 0 && of("|") >= of(best) && isInMost(text, "|")) return "|";
  // What stands less often than commas in the first row, and in few others, divides nothing.
  const isInText = commas > of(best) && !isInMost(text, best) && isInMost(text, ",");
  return isInText ? "," : best;
}

/** Whether most of the first rows have a sign. */
function isInMost(text: string, sign: CsvDelimiter): boolean {
  const lines = text.split("\n", 20).filter((line) => line.trim() !== "");
  return 2 * lines.filter((line) => line.includes(sign)).length > lines.length;
}

function countLineEnds(text: string, from: number, to: number): number {
  let count = 0;
  for (let at = text.indexOf("\n", from); at >= 0 && at < to; at = text.indexOf("\n", at + 1)) {
    count += 1;
  }
  return count;
}

/** Byte order mark. At the start of a file it tells spreadsheets that the text is UTF-8. */
export const CSV_MARK = "\uFEFF";

/**
 * Writes rows as CSV text. If a spreadsheet would run a part of a cell as a formula, the part gets an
 * apostrophe in front. `readCsv` removes it, so that cells are read as they were written. Between semicolons decimals have a comma.
 */
export function writeCsv(
  rows: readonly (readonly (string | number)[])[],
  delimiter: CsvDelimiter = ",",
): string {
  if (rows.length === 0) return "";
  const guarded = rows.map((row) =>
    row.map((cell) => (typeof cell === "number" ? written(cell) : guardFormulas(cell))),
  );
  // Spreadsheets that expect semicolons between columns have commas in decimals.
  function written(number: number): string {
    return delimiter === ";" ? String(number).replace(".", ",") : String(number);
  }
  return `${Papa.unparse(guarded, { delimiter, newline: "\r\n" })}\r\n`;
}
