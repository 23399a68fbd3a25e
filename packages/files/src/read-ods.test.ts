import { strToU8, zipSync } from "fflate";
import { expect, test } from "vitest";
import { readOds } from "./read-ods.ts";

const cell = (text: string, attributes = "") =>
  `<table:table-cell ${attributes}>${text && `<text:p>${text}</text:p>`}</table:table-cell>`;
const row = (...cells: string[]) => `<table:table-row>${cells.join("")}</table:table-row>`;
const document = (tables: string, styles = "") =>
  strToU8(
    `<?xml version="1.0" encoding="UTF-8"?><office:document xmlns:office="o" xmlns:table="t" xmlns:text="x" xmlns:style="s">${styles}<office:body><office:spreadsheet>${tables}</office:spreadsheet></office:body></office:document>`,
  );
const FULL = `<table:table table:name="Full1">${row(cell("Nom"), cell("Correu"))}${row(cell("Núria<text:s/>P."), cell("n@example.com"))}</table:table>`;

function rowsOf(bytes: Uint8Array) {
  const answer = readOds(bytes);
  if (answer.outcome === "refused") throw new Error(answer.reason);
  return answer.value.map((sheet) => ({
    ...sheet,
    rows: sheet.rows.map(({ line, cells }) => [line, ...cells.map(({ text }) => text)]),
  }));
}

test("USR-13 a sheet of LibreOffice is read, flat and packed", () => {
  const sheets = [
    {
      name: "Full1",
      isHidden: false,
      rows: [
        [1, "Nom", "Correu"],
        [2, "Núria P.", "n@example.com"],
      ],
    },
  ];
  expect(rowsOf(document(FULL))).toEqual(sheets);
  expect(rowsOf(zipSync({ mimetype: strToU8("m"), "content.xml": document(FULL) }))).toEqual(
    sheets,
  );
});

test("USR-13 of a cell without what it shows, as GDAL writes it, the value is read", () => {
  const value = (type: string, said: string) =>
    `<table:table-cell office:value-type="${type}" office:${said}/>`;
  const cells = [
    value("float", 'value="41.4033799999999985"'),
    value("date", 'date-value="2024-05-01"'),
    value("boolean", 'boolean-value="true"'),
    value("string", 'string-value="Far"'),
    '<table:table-cell office:value-type="float" office:value="7"><text:p/></table:table-cell>',
    cell("fi"),
  ];
  const table = `<table:table table:name="a">${row(...cells)}</table:table>`;
  expect(rowsOf(document(table))[0]?.rows).toEqual([
    [1, "41.40338", "2024-05-01", "true", "Far", "", "fi"],
  ]);
});

test("USR-13 merged cells count for each of their rows, repeated ones as often as they are, and comments for none", () => {
  const merged = `table:number-rows-spanned="2" table:number-columns-spanned="1"`;
  const table = `<table:table table:name="a">${row(cell("1r A", merged), cell("Ona"))}${row("<table:covered-table-cell/>", cell("Pau"))}<table:table-row table:number-rows-repeated="1000">${cell("", 'table:number-columns-repeated="16384"')}</table:table-row>${row(cell("", 'table:number-columns-repeated="2"'), "<table:table-cell><office:annotation><text:p>no</text:p></office:annotation><text:p>c</text:p></table:table-cell>")}</table:table>`;
  expect(rowsOf(document(table))[0]?.rows).toEqual([
    [1, "1r A", "Ona"],
    [2, "1r A", "Pau"],
    [1003, "", "", "c"],
  ]);
});

test("USR-13 a cell that shows otherwise than its value is known, and a hidden sheet, too", () => {
  const styles =
    '<style:style style:name="ta2"><style:table-properties table:display="false"/></style:style>';
  const day = 'office:value-type="date" office:date-value="2026-02-01"';
  const table = `<table:table table:name="b" table:style-name="ta2">${row(cell("1-feb", day), cell("12", 'office:value-type="float" office:value="12"'), cell("a"))}</table:table>`;
  const answer = readOds(document(table, styles));
  expect(answer).toMatchObject({
    value: [
      {
        isHidden: true,
        rows: [
          {
            cells: [
              { text: "1-feb", isText: false, isFormatted: true },
              { text: "12", isText: false, isFormatted: false },
              { text: "a", isText: true, isFormatted: false },
            ],
          },
        ],
      },
    ],
  });
});

test.each([[strToU8("<office:document")], [strToU8("PK\u0003\u0004broken")]])(
  "USR-13 a damaged sheet is refused",
  (bytes) => {
    expect(readOds(bytes)).toEqual({ outcome: "refused", reason: "damaged" });
  },
);
