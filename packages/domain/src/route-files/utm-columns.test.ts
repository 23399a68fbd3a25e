import { expect, test } from "vitest";
import { readCsv } from "../csv.ts";
import { csvColumns, csvSource, matchPlace } from "./csv-source.ts";
import { joinUtmColumns } from "./utm-columns.ts";

const tableOf = (text: string) => readCsv(new TextEncoder().encode(text));

test.each([
  "No,UTM-Zone,UTM-Ch,UTM-East,UTM-North,Name\n1,30,T,439850,4474101,Sol",
  "Nombre;Huso;X;Y\nSol;30T;439.850;4.474.101",
  "Nom;X UTM;Y UTM;Fus\nSol;439850,0;4474101,0;30 T",
  "Name,Easting,Northing,Zone,Band\nSol,439850,4474101,30,T",
])("metres of UTM whose zone has a column of its own are a place: %j", (text) => {
  const table = joinUtmColumns(tableOf(text));
  const { items } = csvSource(table, matchPlace(csvColumns(table), table.rows));
  const [lon, lat] = items[0]?.places[0] ?? [];
  expect([lat?.toFixed(4), lon?.toFixed(4)]).toEqual(["40.4154", "-3.7090"]);
});

test.each([
  "Nombre;Zona;X;Y\nSol;2;-3,7090;40,4154",
  "Nombre;Zona;X;Y\nSol;Centro;439850;4474101",
  "Nombre;X;Y\nSol;439850;4474101",
])("what has no zone of UTM, or no metres, stays as it is: %j", (text) => {
  const table = tableOf(text);
  expect(joinUtmColumns(table)).toEqual(table);
});

test("a row without metres has no place", () => {
  const table = joinUtmColumns(
    tableOf("Nombre;Huso;X;Y\nSol;30T;439850;4474101\nLuna;30T;;4474101"),
  );
  const { items } = csvSource(table, matchPlace(csvColumns(table), table.rows));
  expect(items.map(({ places }) => places.length)).toEqual([1, 0]);
});
