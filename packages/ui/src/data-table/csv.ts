import { type DataTableColumn, valueAsText } from "./columns.ts";

/**
 * Where a spreadsheet begins a formula: at the start of a cell, or after a sign at which one that
 * expects another separator than the file's divides, whatever the quotes say.
 */
const formula = /(^|[,;\t\r\n])([\s"]*)(?='*[=+\-@])/g;
/** Some drop these at the start of a cell, and read on. */
const dropped = /^[\t\r\n]/;

export interface CsvOptions<Row> {
  /** As shown, in their order: what `onShownChange` told. */
  rows: readonly Row[];
  /** Those with a `value` or a `text` are written, in their order. */
  columns: readonly DataTableColumn<Row>[];
  /** Default ","; spreadsheets set to Spanish or Catalan expect ";". */
  separator?: string;
  /** How yes and no read; default "Yes" and "No". */
  words?: { yes: string; no: string };
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

/** The text of a file with the given rows: RFC 4180, and no text in it runs as a formula. */
export function csvOf<Row>({
  rows,
  columns,
  separator = ",",
  words = { yes: "Yes", no: "No" },
}: CsvOptions<Row>): string {
  const written = columns.filter((column) => column.text ?? column.value);
  const special = new RegExp(`["\\r\\n${separator.replace(/[\\\]^-]/g, "\\$&")}]`);

  const field = (text: string) => (special.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  const safe = (text: string) => {
    const harmless = text.replace(formula, "$1$2'");
    return field(dropped.test(harmless) ? `'${harmless}` : harmless);
  };

  const cell = (row: Row, { text, value }: DataTableColumn<Row>) => {
    if (text) return safe(text(row));
    const plain = value?.(row);
    // Numbers stay numbers, also negative ones.
    if (typeof plain === "bigint") return String(plain);
    if (typeof plain === "number") return Number.isNaN(plain) ? "" : field(String(plain));
    return safe(plain instanceof Date ? dateText(plain) : valueAsText(plain, "en", words));
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
