import { decodeText, type CsvRow } from "@panel/domain/csv";
import type { ReadOutcome } from "./read-outcome.ts";
import { sheetOf, type Sheet } from "./sheet-table.ts";

/** A cell may claim to be of any width. */
const SPAN_MAX = 50;

/** The tables of a page, such as programs save under the name of a workbook. */
export function readHtml(bytes: Uint8Array): ReadOutcome<Sheet[], never> {
  const page = new DOMParser().parseFromString(decodeText(bytes).text, "text/html");
  const tables = [...page.querySelectorAll("table")]
    .filter((table) => !table.querySelector("table"))
    .map((table) => sheetOf(textOf(table.caption), [...table.rows].map(rowOf)));
  return { outcome: "read", value: tables, notes: [] };
}

function rowOf(row: HTMLTableRowElement, index: number): CsvRow {
  const cells = [...row.cells].flatMap((cell) => [
    textOf(cell),
    ...Array.from({ length: Math.min(cell.colSpan, SPAN_MAX) - 1 }, () => ""),
  ]);
  return { line: index + 1, cells, broken: false };
}

function textOf(element: HTMLElement | null): string {
  for (const lineEnd of element?.querySelectorAll("br") ?? []) lineEnd.replaceWith(" ");
  return element?.textContent.replaceAll(/\s+/g, " ").trim() ?? "";
}
