import { type DataTableColumn, valueAsText } from "./columns.ts";

export interface CellsOptions<Row> {
  /** The shown rows in their order, as `onShownChange` reported them. */
  rows: readonly Row[];
  /** Columns with a `value` or a `text` are written, in their order. */
  columns: readonly DataTableColumn<Row>[];
  /** IANA time zone of dates; give it where the table has one. @default the local one */
  timeZone?: string;
  /** Texts for true and false; default "Yes" and "No". */
  labels?: { yes: string; no: string };
}

/** A date, with its time unless that is midnight, as on the screen; any spreadsheet can read it. */
function dateText(date: Date, timeZone: string | undefined): string {
  if (Number.isNaN(date.getTime())) return "";
  // Sweden writes the year first, and a space before the time.
  const text = date.toLocaleString("sv-SE", { timeZone, dateStyle: "short", timeStyle: "short" });
  return text.replace(/ 00:00$/, "");
}

/**
 * The headers and the rows as cells for a file, such as one for spreadsheets. Numbers stay numbers. Texts
 * are not guarded against being run as formulas: that depends on the file, and is up to what writes it.
 */
export function tableCells<Row>({
  rows,
  columns,
  timeZone,
  labels = { yes: "Yes", no: "No" },
}: CellsOptions<Row>): (string | number)[][] {
  const written = columns.filter((column) => column.text ?? column.value);
  const cell = (row: Row, { text, value }: DataTableColumn<Row>): string | number => {
    if (text) return text(row);
    const plain = value?.(row);
    if (typeof plain === "bigint") return Number(plain);
    if (typeof plain === "number") return Number.isNaN(plain) ? "" : plain;
    return plain instanceof Date ? dateText(plain, timeZone) : valueAsText(plain, "en", labels);
  };
  return [
    // A header on several lines, as in a narrow column, is one cell of a line.
    written.map((column) => column.header.replace(/\s+/g, " ").trim()),
    ...rows.map((row) => written.map((column) => cell(row, column))),
  ];
}
