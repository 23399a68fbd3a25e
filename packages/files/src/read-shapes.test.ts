import { readCsv } from "@panel/domain/csv";
import { expect, test } from "vitest";
import { readShapes } from "./read-shapes.ts";

const shapesIn = (...cells: string[]) =>
  readShapes(
    readCsv(
      new TextEncoder().encode(["nombre;geom", ...cells.map((cell) => `a;"${cell}"`)].join("\n")),
    ),
  );
const only = (text: string) => {
  const read = shapesIn(text);
  return read.outcome === "read" ? read.value.shapes.get(text) : read;
};

test("lines and areas of WKT are what they are in GeoJSON", () => {
  expect(only("LINESTRING (2 41, 2.1 41.1, 2.2 41.2)")).toEqual([
    {
      shape: "line",
      places: [
        [2, 41],
        [2.2, 41.2],
      ],
      vertices: 3,
    },
  ]);
  expect(only("POLYGON ((2 41, 2.2 41, 2.2 41.2, 2 41.2, 2 41))")).toEqual([
    { shape: "area", places: [[2.1, 41.1]], vertices: 5 },
  ]);
  expect(only("MULTIPOINT Z ((2 41 9), (3 42 9))")).toHaveLength(2);
  expect(only("POINT EMPTY")).toEqual([{ shape: "point", places: [], vertices: 1 }]);
});

test("a system before WKT or in WKB is that of the coordinates", () => {
  // SELECT ST_SetSRID(ST_MakePoint(440000, 4474000), 25830)
  const bytes = "0101000020E66400000000000000DB1A410000000024115141";
  expect(shapesIn(bytes)).toMatchObject({ value: { crs: "EPSG:25830" } });
  expect(only(bytes)).toMatchObject([{ shape: "point", places: [[440_000, 4_474_000]] }]);
  expect(shapesIn("SRID=4326;POINT(2 41)", "SRID=25831;POINT(2 41)")).toMatchObject({
    outcome: "refused",
    reason: "crs",
    params: { name: "EPSG:4326, EPSG:25831" },
  });
  expect(shapesIn("SRID=2062;POINT(2 41)")).toMatchObject({ params: { name: "EPSG:2062" } });
});

test("what cannot be read stays a text", () => {
  expect(only("CIRCULARSTRING (0 0, 1 1, 2 0)")).toBeUndefined();
  expect(only("POLYGON ((2 41, 2.2")).toBeUndefined();
});
