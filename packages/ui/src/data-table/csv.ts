import { type DataTableColumn, valueAsText } from "./columns.ts";

export interface CsvOptions<Row> {
  /** The shown rows in their order, as `onShownChange` reported them. */
  rows: readonly Row[];
  /** Columns with a `value` or a `text` are written, in their order. */
  columns: readonly DataTableColumn<Row>[];
  /** Escapes a text that a spreadsheet would run as a formula. Called for every cell that is no number. */
  guard: (text: string) => string;
  /** Default ","; spreadsheets set to Spanish or Catalan expect ";". */
  separator?: string;
  /** Texts for true and false; default "Yes" and "No". */
  labels?: { yes: string; no: string };
}

function two(number: number): string {
  return String(number).padStart(2, "0");
}

/** A date, with its time unless that is midnight, in local time as on the screen; any spreadsheet can read it. */
function dateText(date: Date): string {
  if (Number.isNaN(date.getTime())) return "";
  const day = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
  const time = `${two(date.getHours())}:${two(date.getMinutes())}`;
  return time === "00:00" ? day : `${day} ${time}`;
}

/** The rows as CSV (RFC 4180), with `guard` applied to each text. */
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
  /** Name of the file; ".csv" is added where it is missing. */
  fileName: string;
}

/** Downloads the given rows as a CSV file. */
export function exportCsv<Row>({ fileName, ...options }: ExportCsvOptions<Row>): void {
  // Without the byte order mark, spreadsheets misread ñ and ç.
  const file = new Blob(["\uFEFF", csvOf(options)], { type: "text/csv;charset=utf-8" });
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = /\.csv$/i.test(fileName) ? fileName : `${fileName}.csv`;
  link.click();
  // Some browsers read the file only after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
