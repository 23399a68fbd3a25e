import { expect, test } from "vitest";
import { tableCells } from "./cells.ts";
import { type DataTableColumn, valueAsText } from "./columns.ts";
import type { SortValue } from "./sorting.ts";

interface Row {
  name: SortValue;
}

const name: DataTableColumn<Row> = { id: "name", header: "Name", value: (row) => row.name };
const cellOf = (value: SortValue) =>
  tableCells({ rows: [{ name: value }], columns: [name] })[1]?.[0];

test("UIK-02 rows and columns are in their order, below the headers", () => {
  const columns: DataTableColumn<{ a: string; b: number }>[] = [
    { id: "b", header: "B", value: (row) => row.b },
    { id: "a", header: "A", value: (row) => row.a },
  ];
  const rows = [
    { a: "two", b: 2 },
    { a: "one", b: 1 },
  ];
  expect(tableCells({ rows, columns })).toEqual([
    ["B", "A"],
    [2, "two"],
    [1, "one"],
  ]);
});

test("UIK-02 numbers stay numbers", () => {
  expect(cellOf(-5.25)).toBe(-5.25);
  expect(cellOf(1234567n)).toBe(1234567);
  expect(cellOf(Number.NaN)).toBe("");
});

test("UIK-02 dates are written year first, in local time, with the time where there is one", () => {
  expect(cellOf(new Date(2026, 10, 21))).toBe("2026-11-21");
  expect(cellOf(new Date(2026, 0, 2, 9, 5))).toBe("2026-01-02 09:05");
  expect(cellOf(new Date(Number.NaN))).toBe("");
});

test("UIK-02 blanks are empty, yes and no are words", () => {
  expect(cellOf(null)).toBe("");
  expect(cellOf(true)).toBe("Yes");
  const labels = { yes: "Sí", no: "No" };
  expect(tableCells({ rows: [{ name: true }], columns: [name], labels })[1]).toEqual(["Sí"]);
});

test("UIK-02 a column's own text goes before its value; one with neither is left out", () => {
  const columns: DataTableColumn<Row>[] = [
    { ...name, text: (row) => `${String(row.name)} (active)` },
    { id: "picture", header: "Picture", cell: () => "x" },
  ];
  expect(tableCells({ rows: [{ name: "Prado" }], columns })).toEqual([
    ["Name"],
    ["Prado (active)"],
  ]);
});

test("UIK-02 a header on several lines is a cell of one line", () => {
  const column = { ...name, header: "Starting\n  point " };
  expect(tableCells({ rows: [], columns: [column] })).toEqual([["Starting point"]]);
});

test("UIK-02 dates of cells and of a file are those of the time zone", () => {
  const late = new Date("2026-11-21T23:30:00Z");
  const labels = { yes: "Yes", no: "No" };
  expect(valueAsText(late, "en-GB", labels, "Europe/Madrid")).toBe("22/11/2026");
  expect(valueAsText(late, "en-GB", labels, "UTC")).toBe("21/11/2026");
  const cells = tableCells({ rows: [{ name: late }], columns: [name], timeZone: "Europe/Madrid" });
  expect(cells[1]).toEqual(["2026-11-22 00:30"]);
});
