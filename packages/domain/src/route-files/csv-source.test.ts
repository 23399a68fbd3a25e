import { expect, test } from "vitest";
import { readCsv } from "../csv.ts";
import { guessedColumns } from "./csv-header.ts";
import { csvColumns, csvSource, isPlaceMatched, matchPlace } from "./csv-source.ts";
import { placeLines } from "./place-lines.ts";

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

test.each([
  "nombre;Google Maps\nSol;https://www.google.com/maps/place/X/@1.5,2.5,9z/data=!3d40.4168!4d-3.7038",
  "nombre;latitud;longitud\nSol;40.4168, -3.7038;",
  `nombre;GPS\nSol;40°25'0.48"N 3°42'13.68"O`,
  "nombre;dónde\nSol;geo:40.4168,-3.7038",
])("a column may hold places as people copy them: %j", (text) => {
  const table = tableOf(text);
  const source = csvSource(table, matchPlace(csvColumns(table), table.rows));
  const [lon = 0, lat = 0] = source.items[0]?.places[0] ?? [];
  expect([lat, lon].map((value) => value.toFixed(4))).toEqual(["40.4168", "-3.7038"]);
});

test("a short plus code in a column is the one near the route", () => {
  const table = tableOf("nombre;plus code\nTemplo;C53F+9J");
  const place = matchPlace(csvColumns(table));
  const near = { lat: 41.38, lon: 2.18 };
  expect(csvSource(table, place, near).items[0]?.places).toEqual([[2.174062, 41.403437]]);
  expect(csvSource(table, place).items[0]?.places).toEqual([]);
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

test("coordinates of two columns are read in all forms, and say themselves which is which", () => {
  const table = tableOf(
    "Nombre;Latitud;Longitud\nA;41º24´12.2´´N;2º10´24.3´´E\nB;3º42´13.6´´O;40º25´0.4´´N\nC;2º N;3º N\n",
  );
  const { items } = csvSource(table, { lat: "Latitud", lon: "Longitud", pair: null });
  const places = items.map(({ places: [at] }) => at?.map((value) => value.toFixed(4)));
  expect(places).toEqual([["2.1734", "41.4034"], ["-3.7038", "40.4168"], undefined]);
});

test.each([
  "Nombre;Minutos;Km\nFuente;10;2,5\nPlaza;15;3,2",
  "Nombre;Precio;Km\nA;12,50;3,25\nB;13,10;4,75",
])("a table without coordinates never becomes points: %j", (text) => {
  const table = tableOf(text);
  expect(placeLines(text)).toBeUndefined();
  expect(isPlaceMatched(matchPlace(csvColumns(table), table.rows))).toBe(false);
  expect(isPlaceMatched(guessedColumns(table).place)).toBe(false);
});

test("a column of an axis is known by its name among others of systems and devices", () => {
  const matched = (header: string) => {
    const { lat, lon } = read(`${header}\n41.1234,2.1234`).place;
    return [lat, lon];
  };
  expect(matched("DD_LAT,DD_LONG")).toEqual(["DD_LAT", "DD_LONG"]);
  expect(matched("GPS Latitud (WGS84),GPS Longitud (WGS84)")).toEqual([
    "GPS Latitud (WGS84)",
    "GPS Longitud (WGS84)",
  ]);
  expect(matched("Latitud ED50,Longitud ED50")).toEqual([null, null]);
  expect(matched("Plataforma,Longaniza")).toEqual([null, null]);
});

test("minutes that follow degrees without a sign are read beside their hemisphere", () => {
  const table = tableOf(
    "name,lat,lon\nA,4124.203N,00210.44E\nB,5448.114S,06818.180W\nC,412412N,0021026.5E\nD,4162.2N,00210.44E\n",
  );
  const { items } = csvSource(table, { lat: "lat", lon: "lon", pair: null });
  const places = items.map(({ places: [at] }) => at?.map((value) => value.toFixed(4)));
  expect(places).toEqual([
    ["2.1740", "41.4034"],
    ["-68.3030", "-54.8019"],
    ["2.1740", "41.4033"],
    undefined,
  ]);
});
