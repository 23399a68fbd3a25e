import { expect, test } from "vitest";
import { readCsv } from "../csv.ts";
import { csvColumns, csvSource, isPlaceMatched, matchPlace } from "./csv-source.ts";

const tableOf = (text: string) => readCsv(new TextEncoder().encode(text));

function read(text: string) {
  const table = tableOf(text);
  const place = matchPlace(csvColumns(table));
  return { place, source: csvSource(table, place) };
}

test.each([
  ["nombre;latitud;longitud\nSol;40,4168;-3,7038"],
  ["name,lat,lng\nSol,40.4168,-3.7038"],
  ["Nom\tLatitud\tLongitud\nSol\t40,4168\t3,7038 O"],
  ['name,coordinates\nSol,"40.4168, -3.7038"'],
  ["nombre;WKT\nSol;POINT (-3.7038 40.4168)"],
])("coordinates are found by their header, with any delimiter and decimal sign: %j", (text) => {
  const { source } = read(text);
  expect(source.items).toHaveLength(1);
  expect(source.items[0]?.places).toEqual([[-3.7038, 40.4168]]);
  expect(Object.values(source.items[0]?.values ?? {})).toEqual(["Sol"]);
});

test("a row whose coordinates cannot be read stays, without a place", () => {
  expect(read("name,lat,lon\nSol,,\nOso,x,2").source.items.map(({ places }) => places)).toEqual([
    [],
    [],
  ]);
});

test("degrees are preferred to metres where a file has both", () => {
  const { place } = read("COORDENADA-X;COORDENADA-Y;LATITUD;LONGITUD\n1;2;3;4");
  expect(place).toEqual({ lat: "LATITUD", lon: "LONGITUD", pair: null });
});

test("without known headers nothing is guessed", () => {
  expect(isPlaceMatched(read("uno,dos\n1,2").place)).toBe(false);
});

test("columns of the same name, or of none, stay apart", () => {
  expect(csvColumns(tableOf("a,,a,\n1,2,3,4"))).toEqual(["a", "(2)", "a (3)", "(4)"]);
});
