import fc from "fast-check";
import { expect, test } from "vitest";
import { experienceFields } from "../experience/experience.ts";
import { pointFields } from "../experience/point.ts";
import { emptyModel, withValues } from "../experience/fields.ts";
import { compareRoutes, type Route } from "../versions/compare.ts";
import { driftingPlaces, driftOf, type IsCorrection } from "./drift.ts";
import {
  EXPERIENCE_TEXT_FIELDS,
  outdatedKey,
  outdatedSources,
  POINT_TEXT_FIELDS,
  textId,
  type Outdated,
} from "./texts.ts";

const route = (values: Record<string, unknown>, points: Record<number, object> = {}): Route => ({
  experience: withValues(emptyModel(experienceFields), Object.entries(values)),
  points: Object.entries(points).map(([id, of]) => ({
    id: Number(id),
    point: withValues(emptyModel(pointFields), Object.entries(of)),
  })),
});

/** Saves one route after the other; answers what is outdated in the end. */
function saved(routes: readonly Route[], isCorrection?: IsCorrection): Outdated[] {
  let known: readonly Outdated[] = [];
  for (const [index, after] of routes.entries()) {
    const before = routes[index - 1];
    if (!before) continue;
    const comparison = compareRoutes(before, after);
    const drift = driftOf(comparison, after, outdatedSources(known), isCorrection);
    const places = driftingPlaces(comparison);
    const knownThere = outdatedSources(known.filter(({ point }) => places.includes(point)));
    expect(driftOf(comparison, after, knownThere, isCorrection)).toEqual(drift);
    const keys = (all: readonly Omit<Outdated, "source">[]) =>
      all.map((each) => outdatedKey(textId(each), each.language));
    const gone = new Set([...keys(drift.settled), ...keys(drift.outdated)]);
    known = [
      ...known.filter((each) => !gone.has(outdatedKey(textId(each), each.language))),
      ...drift.outdated,
    ];
  }
  return [...known];
}

/** The names of one text in Spanish and Catalan, save by save. */
const names = (...saves: [cas: string, cat: string][]) =>
  saves.map(([cas, cat]) => route({ "name.cas": cas, "name.cat": cat }));
const ofName = (source: string) => ({
  point: undefined,
  path: "name",
  language: "cat",
  source,
});

test("every text in each language is outdated once its source changes", () => {
  for (const [point, rows] of [
    [undefined, EXPERIENCE_TEXT_FIELDS],
    [7, POINT_TEXT_FIELDS],
  ] as const) {
    for (const { path, field } of rows) {
      const value = (text: string) => (field.kind === "words" ? [text] : text);
      const at = (source: string) => {
        const values = {
          [`${path}.cas`]: value(source),
          [`${path}.cat`]: value("C"),
          [`${path}.eng`]: value("E"),
        };
        return point ? route({}, { [point]: values }) : route(values);
      };
      expect(saved([at("A"), at("B")])).toEqual([
        { point, path, language: "cat", source: "A" },
        { point, path, language: "eng", source: "A" },
      ]);
    }
  }
});

test("a translation that a save changes is made from the source of that save", () => {
  expect(saved(names(["A", "a"], ["B", "b"]))).toEqual([]);
  expect(saved(names(["A", "a"], ["B", "a"], ["B", "b"]))).toEqual([]);
  expect(saved(names(["A", "a"], ["B", "a"], ["C", "c"]))).toEqual([]);
});

test("the source that a translation was made from stays known over several changes", () => {
  expect(saved(names(["A", "a"], ["B", "a"], ["C", "a"]))).toEqual([ofName("A")]);
  expect(saved(names(["A", "a"], ["B", "a"], ["A", "a"]))).toEqual([]);
  expect(saved(names(["A", "a"], ["", "a"], ["C", "a"]))).toEqual([ofName("A")]);
});

test("what is not written cannot be outdated", () => {
  expect(saved(names(["A", ""], ["B", ""]))).toEqual([]);
  expect(saved(names(["A", "a"], ["B", "a"], ["B", ""]))).toEqual([]);
});

test("what was written before its source was is no translation of it", () => {
  expect(saved(names(["", "a"], ["A", "a"]))).toEqual([]);
  expect(saved(names(["", "a"], ["A", "a"], ["B", "a"]))).toEqual([ofName("A")]);
});

test("a correction leaves translations as they are: valid, or outdated already", () => {
  const always = () => true;
  expect(saved(names(["A", "a"], ["B", "a"]), always)).toEqual([]);
  const [first, second, third] = names(["A", "a"], ["B", "a"], ["B.", "a"]) as [
    Route,
    Route,
    Route,
  ];
  const corrected = driftOf(
    compareRoutes(second, third),
    third,
    outdatedSources(saved([first, second])),
    ({ path }) => path === "name",
  );
  expect(corrected).toEqual({ outdated: [], settled: [] });
});

test("a deleted point that comes back is as outdated as it was", () => {
  const point = (cas: string) => ({ 7: { "story.title.cas": cas, "story.title.cat": "a" } });
  const title = { point: 7, path: "story.title", language: "cat", source: "A" };
  const [first, second, none] = [route({}, point("A")), route({}, point("B")), route({})];
  expect(saved([first, second, none, second])).toEqual([title]);
  expect(saved([first, second, none, first])).toEqual([]);
});

test("whatever is saved, a translation is outdated exactly where its source is another than it was made from", () => {
  const letters = fc.constantFrom("", "A", "B", "C");
  fc.assert(
    fc.property(fc.array(fc.tuple(letters, letters), { minLength: 1, maxLength: 12 }), (saves) => {
      let [made, before] = ["", ["", ""]];
      for (const [cas, cat] of saves) {
        if (cat !== before[1] || made === "") made = cas;
        if (cat === "" || made === cas) made = cat === "" ? "" : cas;
        before = [cas, cat];
      }
      const [cas = "", cat = ""] = saves.at(-1) ?? [];
      const isOutdated = cat !== "" && made !== "" && made !== cas;
      expect(saved(names(["", ""], ...saves))).toEqual(isOutdated ? [ofName(made)] : []);
    }),
  );
});
