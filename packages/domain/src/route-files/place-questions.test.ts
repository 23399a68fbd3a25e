import { expect, test } from "vitest";
import { readCsv } from "../csv.ts";
import { candidates, type CandidateOptions } from "./candidates.ts";
import { matchTargets } from "./columns.ts";
import { csvColumns, csvSource, matchPlace } from "./csv-source.ts";
import type { Coordinates, RouteSource } from "./source.ts";
import { sourceOf } from "./source.ts";

const MADRID = [40.4168, -3.7038] as const;
const ROME = [41.9, 12.5] as const;

/** A file of places that are written as latitude and longitude. */
const fileOf = (places: readonly (readonly [lat: number, lon: number])[]): RouteSource =>
  sourceOf(
    "gpx",
    places.map(([lat, lon], index) => ({
      shape: "point" as const,
      places: [[lon, lat] as const],
      vertices: 1,
      values: { name: String(index) },
    })),
  );
const around = ([lat, lon]: readonly [number, number], count: number) =>
  Array.from({ length: count }, (_, index) => [lat + index / 1000, lon] as const);
const turned = ([lat, lon]: readonly [number, number]) => [lon, lat] as const;

function askedIn(source: RouteSource, options: Partial<CandidateOptions> = {}) {
  const columns = matchTargets(source.columns, "cas");
  return candidates(source, { columns, shapes: false, known: [], ...options }).map(
    ({ asked }) => asked,
  );
}
const whichAsked = (source: RouteSource, options?: Partial<CandidateOptions>) =>
  askedIn(source, options).flatMap((asked, index) => (asked ? [index] : []));

test("places that can only be meant in the other order are asked about", () => {
  const [asked] = askedIn(fileOf([[-100, 40]]));
  expect(asked).toEqual({ why: "swapped", choices: [{ lat: 40, lon: -100 }] });
});

test("of a file that lies elsewhere, the rows in the other order are asked about, with both places", () => {
  for (const place of [MADRID, ROME]) {
    const source = fileOf([...around(place, 4), turned(place), ...around(place, 3)]);
    expect(whichAsked(source)).toEqual([4]);
    const [lat, lon] = place;
    expect(askedIn(source)[4]?.choices).toEqual([
      { lat, lon },
      { lat: lon, lon: lat },
    ]);
  }
});

test("a file that is all or mostly in the other order is asked about, not the rows that are right", () => {
  const swapped = around(MADRID, 3).map(turned);
  expect(whichAsked(fileOf(swapped))).toEqual([0, 1, 2]);
  expect(whichAsked(fileOf([...around(MADRID, 2), ...swapped]))).toEqual([2, 3, 4]);
  expect(whichAsked(fileOf([...swapped, ...around(MADRID, 3)]))).toEqual([0, 1, 2]);
  expect(whichAsked(fileOf([turned(ROME), ROME]))).toEqual([0]);
});

test("near by, either order may be meant, and nobody is asked", () => {
  const known = [{ position: { lat: 41, lon: 40 }, names: [] }];
  expect(whichAsked(fileOf([[40, 41]]), { known })).toEqual([]);
});

test("beside a route, the route decides where places are expected", () => {
  const known = [{ position: { lat: ROME[0], lon: ROME[1] }, names: ["Foro"] }];
  expect(whichAsked(fileOf([turned(ROME), ROME]), { known })).toEqual([0]);
  // A far route whose places are not nearer in the other order.
  expect(whichAsked(fileOf([[4.7, -74.1]]), { known })).toEqual([]);
});

test("northings that stand before the eastings are asked about as well", () => {
  const project = ([x, y]: Coordinates): Coordinates =>
    y > 1_000_000 ? [-3.7, 40.4] : [x / 100_000, y / 10_000];
  const [asked] = askedIn(fileOf([[440_290, 4_474_254]]), { project });
  expect(asked).toEqual({ why: "swapped", choices: [{ lat: 40.4, lon: -3.7 }, expect.anything()] });
});

const CELLS: [text: string, why: string, choices: number][] = [
  ["[40.4168, -3.7038]", "order", 2],
  ["40.4168 N 3.7038", "side", 2],
  ["https://www.google.com/maps/place/Sol/data=!3d40.41!4d-3.70!3d40.42!4d-3.71", "several", 2],
  ["C53F+9J Barcelona", "town", 1],
];

test.each(CELLS)("a cell that may be several places is asked about: %s", (cell, why, count) => {
  const table = readCsv(new TextEncoder().encode(`nombre;coordenadas\nSol;${cell}\n`));
  const near = { lat: 41.38, lon: 2.18 };
  const source = csvSource(table, matchPlace(csvColumns(table), table.rows), near);
  const [asked] = askedIn(source, { known: [{ position: near, names: [] }] });
  expect([asked?.why, asked?.choices.length]).toEqual([why, count]);
});

test("the likely place is the first", () => {
  const table = readCsv(new TextEncoder().encode("nombre;coordenadas\nSol;40.4168 N 3.7038\n"));
  const source = csvSource(table, matchPlace(csvColumns(table), table.rows));
  const near = { lat: 40.41, lon: -3.7 };
  const [asked] = askedIn(source, { known: [{ position: near, names: [] }] });
  expect(asked?.choices[0]).toEqual({ lat: 40.4168, lon: -3.7038 });
});

test("a column of places is known by its cells, even if some may be several", () => {
  const table = readCsv(
    new TextEncoder().encode("nombre;dónde\nSol;[40.4168, -3.7038]\nMayor;[40.4155, -3.7074]\n"),
  );
  expect(matchPlace(csvColumns(table), table.rows).pair).toBe("dónde");
});
