import { expect, test } from "vitest";
import { readCsv } from "../csv.ts";
import { joinAngleColumns } from "./angle-columns.ts";
import { csvColumns, csvSource, matchPlace } from "./csv-source.ts";

test.each([
  "Nombre;Lat grados;Lat min;Lat seg;N/S;Lon grados;Lon min;Lon seg;E/O\nSol;40;25;0,4;N;3;42;13,4;O",
  "Nom;Latitud graus;Latitud minuts;Latitud segons;Longitud graus;Longitud minuts;Longitud segons\nSol;40;25;0,4;-3;42;13,4",
  "name,lat_d,lat_m,lat_s,lat_ns,long_d,long_m,long_s,long_ew\nSol,40,25,0.4,N,3,42,13.4,W",
  "Lugar;Grados;Minutos;Segundos;Hemisferio;Grados;Minutos;Segundos;Hemisferio\nSol;40;25;0,4;Norte;3;42;13,4;Oeste",
])("degrees, minutes and seconds in columns of their own are one coordinate: %j", (text) => {
  const table = joinAngleColumns(readCsv(new TextEncoder().encode(text)));
  const { items } = csvSource(table, matchPlace(csvColumns(table), table.rows));
  const [lon, lat] = items[0]?.places[0] ?? [];
  expect([lat?.toFixed(4), lon?.toFixed(4)]).toEqual(["40.4168", "-3.7037"]);
  expect(Object.values(items[0]?.values ?? {})).toEqual(["Sol"]);
});

test("minutes and seconds that are no coordinates stay columns of their own", () => {
  const table = readCsv(new TextEncoder().encode("Nombre;Minutos;Segundos\nFuente;10;30"));
  expect(joinAngleColumns(table)).toEqual(table);
});
