import { expect, test } from "vitest";
import { parseCsv, type CsvTable } from "../csv.ts";
import { guessedColumns, proposedHeader, withHeader } from "./csv-header.ts";
import { csvColumns, csvSource } from "./csv-source.ts";

const tableOf = (text: string): CsvTable => ({ encoding: "utf-8", ...parseCsv(text) });

test.each([
  ["nombre;latitud;longitud\nSol;40,4168;-3,7038", 0],
  ["Rutas de 2026\n\nnombre;latitud;longitud\nSol;40,4168;-3,7038", 1],
  ["a;b;c\nSol;40,4168;-3,7038", 0],
  ["Sol;40,4168;-3,7038\nOso;40,4169;-3,7037", null],
  ["Punto;40,4168;-3,7038\nOso;40,4169;-3,7037", null],
  ['"40.4168, -3.7038",Sol\n"40.4169, -3.7037",Oso', null],
  ["Sol;440290;4474254\nOso;440291;4474255", null],
  ["Sol\t40°25'0\"N\t3°42'14\"W", null],
])("of %j the header is row %s", (text, at) => {
  expect(proposedHeader(tableOf(text))).toBe(at);
});

test("without a header no row is lost, and columns are known by what they hold", () => {
  const table = withHeader(tableOf("Sol;Plaza;-3,7038;40,4168\nOso;;-3,7037;40,4169;más"), null);
  expect(csvColumns(table)).toEqual(["(1)", "(2)", "(3)", "(4)", "(5)"]);
  const { place, texts } = guessedColumns(table);
  expect(place).toEqual({ lat: "(4)", lon: "(3)", pair: null });
  expect(texts).toEqual(["(1)", "(2)", "(5)"]);
  expect(csvSource(table, place).items.map(({ places, values }) => [places, values])).toEqual([
    [[[-3.7038, 40.4168]], { "(1)": "Sol", "(2)": "Plaza" }],
    [[[-3.7037, 40.4169]], { "(1)": "Oso", "(5)": "más" }],
  ]);
  const pairs = withHeader(tableOf('"40.4168, -3.7038",Sol'), null);
  expect(guessedColumns(pairs).place).toEqual({ lat: null, lon: null, pair: "(1)" });
});

test("another row may be the header, or none", () => {
  const table = tableOf("Sol,1\nname,lat\nOso,2");
  expect(withHeader(table, 1)).toMatchObject({ header: { line: 2 }, rows: [{ line: 3 }] });
  expect(withHeader(withHeader(table, null), 0).header?.cells).toEqual(["Sol", "1"]);
});
