import type { ReadOutcome } from "./read-outcome.ts";

/** A table in dBASE's format, as it lies beside the geometries of a shapefile. */
export interface DbfTable {
  /** Texts by the names of their fields, in the order of the file; undefined for a row that was deleted. */
  rows: readonly (Readonly<Record<string, string>> | undefined)[];
}

interface Field {
  name: string;
  /** C for texts, D for days, L for yes or no, N, F and others for numbers as text. */
  type: string;
  start: number;
  length: number;
}

/** Code pages by the number in the header, where no file beside it names one. ESRI's list; others are Western European. */
const CODE_PAGES: Readonly<Record<number, string>> = {
  0x4d: "gbk",
  0x4e: "euc-kr",
  0x4f: "big5",
  0x50: "windows-874",
  0x65: "ibm866",
  0x7b: "shift_jis",
  0x7d: "windows-1255",
  0x7e: "windows-1256",
  0xc8: "windows-1250",
  0xc9: "windows-1251",
  0xca: "windows-1254",
  0xcb: "windows-1253",
  0xcc: "windows-1257",
};

const HEADER = 32;
const latin1 = new TextDecoder("windows-1252");

/**
 * Reads a dBASE table, values as they are written: numbers keep their digits, days are `2026-05-31`.
 * @param encoding what a `.cpg` beside it says; empty where there is none
 */
export function readDbf(bytes: Uint8Array, encoding: string): ReadOutcome<DbfTable, "damaged"> {
  const damaged = { outcome: "refused", reason: "damaged" } as const;
  if (bytes.length < HEADER + 1) return damaged;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const [records, start, length] = [
    view.getUint32(4, true),
    view.getUint16(8, true),
    view.getUint16(10, true),
  ];
  if (length === 0 || start + records * length > bytes.length + 1) return damaged;
  const rows = Array.from({ length: records }, (_row, at) =>
    bytes.subarray(start + at * length, start + (at + 1) * length),
  );
  const decoder = decoderFor(encoding, bytes[29] ?? 0, rows);
  const fields = fieldsIn(bytes, start, decoder);
  return {
    outcome: "read",
    value: { rows: rows.map((row) => (row[0] === 0x2a ? undefined : read(row, fields, decoder))) },
    notes: [],
  };
}

function fieldsIn(bytes: Uint8Array, start: number, decoder: TextDecoder): Field[] {
  const fields: Field[] = [];
  // The first byte of a row says whether it was deleted.
  let next = 1;
  for (let at = HEADER; at + HEADER <= start && bytes[at] !== 0x0d; at += HEADER) {
    const name = decoder.decode(bytes.subarray(at, at + 11)).split("\0", 1)[0] ?? "";
    const length = bytes[at + 16] ?? 0;
    fields.push({ name, type: String.fromCodePoint(bytes[at + 11] ?? 0), start: next, length });
    next += length;
  }
  return fields;
}

function read(row: Uint8Array, fields: readonly Field[], decoder: TextDecoder) {
  const values = fields.map(({ name, type, start, length }) => {
    const text = decoder.decode(row.subarray(start, start + length));
    return [name, shown(text.replaceAll("\0", "").trim(), type)] as const;
  });
  return Object.fromEntries(values.filter(([, text]) => text !== ""));
}

function shown(text: string, type: string): string {
  if (type === "D") return text.replace(/^(\d{4})(\d{2})(\d{2})$/, "$1-$2-$3");
  if (type === "L") return text === "?" ? "" : text;
  // Numbers that are not known are stars in some programs.
  return type !== "C" && /^\*+$/.test(text) ? "" : text;
}

/** Without a name, what is UTF-8 throughout is taken for it: QGIS writes it, and not always a file that says so. */
function decoderFor(encoding: string, driver: number, rows: readonly Uint8Array[]): TextDecoder {
  const named = decoderNamed(encoding);
  if (named) return named;
  const known = CODE_PAGES[driver];
  if (known !== undefined) return new TextDecoder(known);
  const strict = new TextDecoder("utf-8", { fatal: true });
  try {
    for (const row of rows) strict.decode(row);
    return new TextDecoder("utf-8");
  } catch {
    return latin1;
  }
}

/** `UTF-8`, `ISO-8859-1`, `1252`, `ANSI 1252`, `88591`, or nothing that is known. */
function decoderNamed(encoding: string): TextDecoder | undefined {
  const name = encoding.trim();
  const page = /^(?:ansi|cp|ms|win(?:dows)?)?[\s-]*(125\d|874)$/i.exec(name)?.[1];
  const iso = /^(?:iso)?[\s_-]*8859[\s_-]*(\d{1,2})$/i.exec(name)?.[1];
  const label = page ? `windows-${page}` : iso ? `iso-8859-${iso}` : name;
  if (label === "") return undefined;
  try {
    return new TextDecoder(label);
  } catch {
    return undefined;
  }
}
