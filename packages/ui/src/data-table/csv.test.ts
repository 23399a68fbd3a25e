import { expect, test } from "vitest";
import type { DataTableColumn } from "./columns.ts";
import { csvOf } from "./csv.ts";
import type { SortValue } from "./sorting.ts";

interface Row {
  name: SortValue;
}

const name: DataTableColumn<Row> = { id: "name", header: "Name", value: (row) => row.name };

const asIs = (text: string) => text;

function cellOf(value: SortValue, separator = ",", guard = asIs) {
  const text = csvOf({ rows: [{ name: value }], columns: [name], separator, guard });
  return text.slice(text.indexOf("\r\n") + 2, -2);
}

test("UIK-02 rows and columns are written in their order, each line ended by CR LF", () => {
  const columns: DataTableColumn<{ a: string; b: number }>[] = [
    { id: "b", header: "B", value: (row) => row.b },
    { id: "a", header: "A", value: (row) => row.a },
  ];
  const rows = [
    { a: "two", b: 2 },
    { a: "one", b: 1 },
  ];
  expect(csvOf({ rows, columns, guard: asIs })).toBe("B,A\r\n2,two\r\n1,one\r\n");
});

test.each([
  ["a,b", '"a,b"'],
  ['say "hola"', '"say ""hola"""'],
  ["two\nlines", '"two\nlines"'],
  ["two\r\nlines", '"two\r\nlines"'],
  ["plain; text", "plain; text"],
])("UIK-02 what would break a line is quoted: %j", (value, written) => {
  expect(cellOf(value)).toBe(written);
});

test("UIK-02 the separator that is used is quoted", () => {
  expect(cellOf("a;b,c", ";")).toBe('"a;b,c"');
  expect(cellOf("a,b", ";")).toBe("a,b");
  expect(cellOf("a-b", "\t")).toBe("a-b");
});

test("UIK-02 the formula guard receives each text, and its result is quoted where needed", () => {
  const guard = (text: string) => `'${text}`;
  expect(cellOf("=1+1", ",", guard)).toBe("'=1+1");
  expect(cellOf('=HYPERLINK("x")', ",", guard)).toBe(`"'=HYPERLINK(""x"")"`);
  expect(cellOf(true, ",", guard)).toBe("'Yes");
  expect(csvOf({ rows: [], columns: [{ ...name, header: "=A1" }], guard })).toBe("'=A1\r\n");
});

test("UIK-02 numbers are not guarded", () => {
  const guard = () => "guarded";
  expect(cellOf(-5.25, ",", guard)).toBe("-5.25");
  expect(cellOf(-12n, ",", guard)).toBe("-12");
});

test("UIK-02 numbers stay numbers", () => {
  expect(cellOf(-5.25)).toBe("-5.25");
  expect(cellOf(1234567n)).toBe("1234567");
  expect(cellOf(Number.NaN)).toBe("");
});

test("UIK-02 dates are written year first, in local time, with the time where there is one", () => {
  expect(cellOf(new Date(2026, 10, 21))).toBe("2026-11-21");
  expect(cellOf(new Date(2026, 0, 2, 9, 5))).toBe("2026-01-02 09:05");
  expect(cellOf(new Date(Number.NaN))).toBe("");
});

test("UIK-02 blanks are empty, yes and no are words", () => {
  expect(cellOf(null)).toBe("");
  const text = csvOf({
    rows: [{ name: true }],
    columns: [name],
    guard: asIs,
    labels: { yes: "Sí", no: "No" },
  });
  expect(text).toBe("Name\r\nSí\r\n");
});

test("UIK-02 a column's own text goes before its value; one with neither is left out", () => {
  const columns: DataTableColumn<Row>[] = [
    { ...name, text: (row) => `${String(row.name)} (active)` },
    { id: "picture", header: "Picture", cell: () => "x" },
  ];
  expect(csvOf({ rows: [{ name: "Prado" }], columns, guard: asIs })).toBe(
    "Name\r\nPrado (active)\r\n",
  );
});
