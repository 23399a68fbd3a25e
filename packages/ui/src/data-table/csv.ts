import { type DataTableColumn, valueAsText } from "./columns.ts";

export interface CsvOptions<Row> {
  /** As shown, in their order: what `onShownChange` told. */
  rows: readonly Row[];
  /** Those with a `value` or a `text` are written, in their order. */
  columns: readonly DataTableColumn<Row>[];
  /** Makes a text harmless that a spreadsheet would run as a formula. Called with every cell but numbers. */
  guard: (text: string) => string;
  /** Default ","; spreadsheets set to Spanish or Catalan expect ";". */
  separator?: string;
  /** How yes and no read; default "Yes" and "No". */
  labels?: { yes: string; no: string };
}

function two(number: number): string {
  return String(number).padStart(2, "0");
}

/** A day, with the time where there is one: readable by any spreadsheet, in local time as on the screen. */
function dateText(date: Date): string {
  if (Number.isNaN(date.getTime())) return "";
  const day = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
  const time = `${two(date.getHours())}:${two(date.getMinutes())}`;
  return time === "00:00" ? day : `${day} ${time}`;
}

/** The text of a file with the given rows: RFC 4180, each text guarded against being run as a formula. */
export function csvOf<Row>({
  rows,
  columns,
  guard,
  separator = ",",
  labels = { yes: "Yes", no: "No" },
}: CsvOptions<Row>): string {
  const written = columns.filter((column) => column.text ?? column.value);
  const special = new RegExp(`["\\r\\n${separator.replace(/[\\\]^-]/g, "\\$&")}]`);

  const field = (text: string) => (special.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  const safe = (text: string) => field(guard(text));

  const cell = (row: Row, { text, value }: DataTableColumn<Row>) => {
    if (text) return safe(text(row));
    const plain = value?.(row);
    // Numbers stay numbers, also negative ones.
    if (typeof plain === "bigint") return String(plain);
    if (typeof plain === "number") return Number.isNaN(plain) ? "" : field(String(plain));
    return safe(plain instanceof Date ? dateText(plain) : valueAsText(plain, "en", labels));
  };

  return [
    written.map((column) => safe(column.header)),
    ...rows.map((row) => written.map((column) => cell(row, column))),
  ]
    .map((fields) => `${fields.join(separator)}\r\n`)
    .join("");
}

export interface ExportCsvOptions<Row> extends CsvOptions<Row> {
  /** Of the file; ".csv" is added where it is missing. */
  fileName: string;
}

/** Hands the reader a file of what is shown. */
export function exportCsv<Row>({ fileName, ...options }: ExportCsvOptions<Row>): void {
  // Without the mark, spreadsheets take ñ and ç for other signs.
  const file = new Blob(["\uFEFF", csvOf(options)], { type: "text/csv;charset=utf-8" });
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = /\.csv$/i.test(fileName) ? fileName : `${fileName}.csv`;
  link.click();
  // Some browsers read the file only after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
