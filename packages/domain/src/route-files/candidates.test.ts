import { expect, test } from "vitest";
import { candidates, isProposed, type CandidateOptions } from "./candidates.ts";
import { matchTargets } from "./columns.ts";
import { sourceOf, SOURCE_ITEMS_MAX, type SourceItem } from "./source.ts";

const at = (x: number, y: number, name = ""): SourceItem => ({
  shape: "point",
  places: [[x, y]],
  vertices: 1,
  values: name ? { name } : {},
});

function made(items: readonly SourceItem[], options: Partial<CandidateOptions> = {}) {
  const source = sourceOf("geojson", items);
  const columns = matchTargets(source.columns, "cas");
  return candidates(source, { columns, shapes: false, known: [], ...options });
}
const marksOf = (items: readonly SourceItem[], options?: Partial<CandidateOptions>) =>
  made(items, options).map(({ marks }) => marks);

test("a good point has no mark and is proposed", () => {
  const [point] = made([at(-3.7038, 40.4168, "Sol")]);
  expect(point).toEqual({
    id: 0,
    position: { lat: 40.4168, lon: -3.7038 },
    values: { "name.cas": "Sol" },
    marks: [],
  });
  expect(point && isProposed(point)).toBe(true);
});

test("a place within a metre, or of the same name within thirty, is doubled", () => {
  const items = [
    at(-3.7038, 40.4168, "Sol"),
    at(-3.703801, 40.4168, "Km 0"),
    at(-3.70385, 40.41695, "Sol"),
    at(-3.70385, 40.41695, "Oso"),
    at(-3.7045, 40.4168, "Sol"),
  ];
  expect(marksOf(items)).toEqual([[], ["doubled"], ["doubled"], ["doubled"], []]);
  expect(
    made(items)
      .filter(isProposed)
      .map(({ id }) => id),
  ).toEqual([0, 4]);
});

test("a point of the route is marked as there already", () => {
  const known = [{ position: { lat: 40.4168, lon: -3.7038 }, names: ["Sol"] }];
  expect(marksOf([at(-3.70381, 40.4168, "Sol"), at(-3.71, 40.42, "Otro")], { known })).toEqual([
    ["existing"],
    [],
  ]);
});

test("doubles are found on both sides of the date line's cells, at any latitude", () => {
  for (const lat of [0.00001, -0.00001, 40, -70, 85, 89.5])
    expect(marksOf([at(10, lat, "a"), at(10.0000001, lat, "b")])[1]).toEqual(["doubled"]);
});

test("a point far from the others is marked, and proposed all the same", () => {
  const items = [
    at(-3.7, 40.4, "a"),
    at(-3.701, 40.401, "b"),
    at(-3.702, 40.4, "c"),
    at(2.17, 41.38, "d"),
  ];
  const points = made(items);
  expect(points.map(({ marks }) => marks)).toEqual([[], [], [], ["outlying"]]);
  expect(points.every(isProposed)).toBe(true);
});

test("coordinates outside of the earth cannot be created", () => {
  const items = [at(400_000, 4_470_000, "utm"), at(0, 0, "zero"), at(NaN, 1, "none")];
  expect(marksOf(items)).toEqual([["outOfRange"], ["unplaced"], ["unplaced"]]);
  expect(made(items).some(isProposed)).toBe(false);
});

test("an answer gives a point its place, and taken back leaves it without", () => {
  const items = [at(-3.7, 40.4, "a"), at(-3.701, 40.401, "b"), at(40.402, -3.702, "c")];
  const [, , asked] = made(items);
  expect(asked).toMatchObject({ position: null, marks: ["swapped"], asked: { why: "swapped" } });
  expect(asked && isProposed(asked)).toBe(false);
  const answered = (answer: number) => made(items, { answers: new Map([[2, answer]]) })[2];
  expect(answered(0)).toMatchObject({
    position: { lat: 40.402, lon: -3.702 },
    marks: ["swapped"],
    asked: { answer: 0 },
  });
  expect(answered(1)).toMatchObject({
    position: { lat: -3.702, lon: 40.402 },
    marks: ["outlying", "swapped"],
  });
  expect(answered(2)).toEqual(asked);
});

test("a place that an answer moves onto another is doubled", () => {
  const items = [at(-3.7, 40.4, "a"), at(-3.701, 40.401, "b"), at(40.4, -3.7, "c")];
  const point = made(items, { answers: new Map([[2, 0]]) })[2];
  expect(point?.marks).toEqual(["doubled", "swapped"]);
});

test("coordinates of another system are converted before they are judged", () => {
  const project = () => [-3.7, 40.4] as const;
  expect(made([at(440_000, 4_474_000, "Sol")], { project })[0]).toMatchObject({
    position: { lat: 40.4, lon: -3.7 },
    marks: [],
  });
});

test("lines and areas are left out, or give their ends and one place", () => {
  const line: SourceItem = {
    shape: "line",
    places: [
      [-3.7, 40.4],
      [-3.71, 40.41],
    ],
    vertices: 5000,
    values: { name: "Paseo" },
  };
  const area: SourceItem = {
    shape: "area",
    places: [[-3.72, 40.42]],
    vertices: 9,
    values: { name: "Parque" },
  };
  expect(made([line, area])).toEqual([]);
  const points = made([line, area], { shapes: true });
  expect(points.map(({ values }) => values["name.cas"])).toEqual([
    "Paseo (1)",
    "Paseo (2)",
    "Parque",
  ]);
});

test("a name that is too long is cut at a word, and stands in full in the story's title", () => {
  const name = "Monumento a los héroes de la batalla de las afueras de la ciudad antigua";
  const [point] = made([at(1, 1, name)]);
  expect(point?.values["name.cas"]).toBe(
    "Monumento a los héroes de la batalla de las afueras de la…",
  );
  expect(point?.values["name.cas"]?.length).toBeLessThanOrEqual(60);
  expect(point?.values["story.title.cas"]).toBe(name);
  expect(point?.marks).toEqual(["shortened"]);
});

test("values that a field does not take are left out", () => {
  const item = { ...at(1, 1, "x"), values: { name: "x", duration: "-5", final: "no" } };
  expect(made([item])[0]?.values).toEqual({ "name.cas": "x" });
  const good = { ...at(1, 1, "x"), values: { name: "x", duration: "90", final: "true" } };
  expect(made([good])[0]?.values).toEqual({ "name.cas": "x", duration: "90", isFinal: "1" });
});

test("a point without a name is marked", () => {
  expect(marksOf([at(1, 1)])).toEqual([["unnamed"]]);
});

test("records beyond the limit are counted", () => {
  const source = sourceOf(
    "gpx",
    Array.from({ length: SOURCE_ITEMS_MAX + 3 }, () => at(1, 1)),
  );
  expect([source.items.length, source.unread]).toEqual([SOURCE_ITEMS_MAX, 3]);
});

test("twenty thousand places in one spot are compared quickly", () => {
  const items = Array.from({ length: 3000 }, (_, index) => at(-3.7, 40.4, `p${index}`));
  expect(made(items).filter(isProposed)).toHaveLength(1);
});
