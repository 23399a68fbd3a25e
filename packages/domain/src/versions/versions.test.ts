import fc from "fast-check";
import { expect, test } from "vitest";
import { experienceFields, newExperience } from "../experience/experience.ts";
import type { AnyField, Fields } from "../experience/field.ts";
import { pointFields, type Point } from "../experience/point.ts";
import {
  emptyModel,
  made,
  valuesOf,
  withValues,
  type ValueWithPath,
} from "../experience/fields.ts";
import { compareRoutes, isSameRoute, isVersioned, type Route } from "./compare.ts";
import { versionNotes } from "./notes.ts";
import { pointsRestoration, wholeRestoration, type Restoration } from "./restore.ts";

const emptyPoint = emptyModel(pointFields);
const pointAt = (changes: Record<string, unknown> = {}): Point =>
  withValues(emptyPoint, Object.entries({ position: { lat: 40, lon: -3 }, ...changes }));
const routeOf = (...points: [id: number, point: Point][]): Route => ({
  experience: { ...emptyModel(experienceFields), code: "AAAAAA" },
  points: points.map(([id, point]) => ({ id, point })),
});

/** Another value than the default of a field. */
function anotherValue({ kind, default: initial, options }: AnyField): unknown {
  switch (kind) {
    case "text":
      return `${String(initial)}x`;
    case "flag":
      return initial !== true;
    case "choice":
      return options?.find((option) => option !== initial);
    case "place":
      return { lat: 41, lon: 2 };
    case "words":
      return ["FUENTE"];
    case "day":
      return "2027-03-04";
    case "time":
      return "10:30";
    case "bot":
      return "bot-2";
    case "users":
      return [7];
    default:
      return Number(initial) + 3;
  }
}

const versioned = (fields: Fields): ValueWithPath[] => valuesOf(fields).filter(isVersioned);

test("every field of an experience is compared, told and brought back", () => {
  const before = routeOf();
  for (const value of versioned(experienceFields)) {
    const experience = withValues(before.experience, [[value.path, anotherValue(value.field)]]);
    const after = { ...before, experience };
    const comparison = compareRoutes(before, after);
    expect(comparison.experience.map(({ path }) => path)).toEqual([value.path]);
    expect(versionNotes(before, after).notes).toEqual([
      expect.objectContaining({ path: value.fieldPath }),
    ]);
    const { experience: back } = wholeRestoration(after, before);
    expect(back).toEqual(value.path === "code" ? undefined : before.experience);
  }
});

test("every field of a point is compared, told and brought back", () => {
  const before = routeOf([5, pointAt()]);
  for (const value of versioned(pointFields)) {
    const after = routeOf([5, pointAt({ [value.path]: anotherValue(value.field) })]);
    const [changed] = compareRoutes(before, after).points;
    if (changed?.state !== "changed") throw new Error(`${value.path} is not compared`);
    expect(changed.changes.map(({ path }) => path)).toEqual([value.path]);
    expect(versionNotes(before, after).notes).toEqual([
      expect.objectContaining({ path: value.fieldPath, place: 1 }),
    ]);
    expect(wholeRestoration(after, before).changed).toEqual(before.points);
  }
});

test("who works on an experience is neither compared nor brought back", () => {
  const [before, after] = [[3], [3, 4]].map((collaborators): Route => ({
    experience: { ...newExperience("AAAAAA"), collaborators },
    points: [],
  })) as [Route, Route];
  expect(isSameRoute(compareRoutes(before, after))).toBe(true);
  expect(wholeRestoration(after, before).experience).toBeUndefined();
});

test("a version is told in few notes, the greatest things first", () => {
  const texts = (...words: string[]) => ({
    "name.cat": words[0],
    "story.title.cat": words[1],
    "story.text.cat": words[2],
  });
  const before = routeOf([1, pointAt()], [2, pointAt()], [3, pointAt({ "name.cas": "Fuente" })]);
  const after: Route = {
    experience: withValues(before.experience, [
      ["prize.score", 20],
      ["name.cat", "Ruta"],
    ]),
    points: [
      { id: 2, point: pointAt({ position: { lat: 40.002_158, lon: -3 } }) },
      { id: 1, point: pointAt(texts("a", "b", "c")) },
      { id: 9, point: pointAt({ "name.cas": "Plaza" }) },
    ],
  };
  expect(versionNotes(before, after)).toEqual({
    notes: [
      { kind: "added", count: 1, place: 3, name: "Plaza" },
      { kind: "removed", count: 1, place: 3, name: "Fuente" },
      { kind: "order" },
      { kind: "value", path: "prize.score", from: 5, to: 20 },
      { kind: "moved", path: "position", place: 1, metres: 240 },
      { kind: "texts", language: "cat", count: 4 },
    ],
    more: 0,
  });
});

test("what was changed at many points at once is told once", () => {
  const points = (score: number | undefined): Route =>
    routeOf(
      ...Array.from({ length: 40 }, (_, index): [number, Point] => [
        index + 1,
        pointAt({
          "challenge.points.score": score ?? 5 * (index + 2),
          "story.image.cas": score ?? 0,
        }),
      ]),
    );
  const image = { kind: "points", path: "story.image", count: 40 };
  expect(versionNotes(points(5), points(20)).notes).toEqual([
    image,
    { kind: "points", path: "challenge.points.score", count: 40, to: 20 },
  ]);
  const unlike = versionNotes(points(5), points(undefined)).notes;
  expect(unlike).toEqual([image, { kind: "points", path: "challenge.points.score", count: 40 }]);
});

test("a changed point is told by its name too, as its place may have been that of a deleted one", () => {
  const named = (cas: string, duration = 0) => pointAt({ "name.cas": cas, duration });
  const before = routeOf([1, named("Uno")], [2, named("Dos")], [3, named("Tres")]);
  const after = routeOf([1, named("Uno")], [3, named("Tres", 60)]);
  expect(versionNotes(before, after).notes).toEqual([
    { kind: "removed", count: 1, place: 2, name: "Dos" },
    { kind: "value", path: "duration", place: 2, name: "Tres", from: 0, to: 60 },
  ]);
});

test("another point is told by its place", () => {
  const first = { id: 71, point: pointAt() };
  const after = (id: number | null) => ({ id: 72, point: pointAt({ activationDependency: id }) });
  const [before, chained] = [routeOf(), routeOf()];
  before.points = [first, after(null)];
  chained.points = [first, after(71)];
  const path = "activationDependency";
  expect(versionNotes(before, chained).notes).toEqual([
    { kind: "value", path, place: 2, from: "", to: 1 },
  ]);
  expect(versionNotes(chained, before).notes).toEqual([
    { kind: "value", path, place: 2, from: 1, to: "" },
  ]);
});

test("what is too much to be told is counted", () => {
  const before = routeOf();
  const all = versioned(experienceFields).map(
    ({ path, field }) => [path, anotherValue(field)] as const,
  );
  const after = { ...before, experience: withValues(before.experience, all) };
  const { notes, more } = versionNotes(before, after);
  expect(notes).toHaveLength(8);
  expect(more).toBeGreaterThan(5);
});

/** Values of a model, any of them other than the default. */
const someModel = <T extends object>(fields: Fields): fc.Arbitrary<T> =>
  fc
    .array(fc.boolean(), { minLength: valuesOf(fields).length, maxLength: valuesOf(fields).length })
    .map((others) => {
      let at = 0;
      return made(fields, ({ field }) => (others[at++] ? anotherValue(field) : field.default)) as T;
    });
const someRoute: fc.Arbitrary<Route> = fc.record({
  experience: someModel<Route["experience"]>(experienceFields),
  points: fc.uniqueArray(
    fc.record({ id: fc.integer({ min: 1, max: 6 }), point: someModel<Point>(pointFields) }),
    { selector: ({ id }) => id, maxLength: 5 },
  ),
});

/** The route after a restoration was written. */
function written(now: Route, { experience, added, changed, removed, order }: Restoration): Route {
  const points = new Map(now.points.map(({ id, point }) => [id, point]));
  for (const id of removed) points.delete(id);
  for (const { id, point } of [...added, ...changed]) points.set(id, point);
  expect(new Set(order)).toEqual(new Set(points.keys()));
  expect(order).toHaveLength(points.size);
  return {
    experience: experience ?? now.experience,
    points: order.map((id) => ({ id, point: points.get(id) ?? emptyPoint })),
  };
}

test("a whole version comes back as it was, from any other, but for its code and its people", () => {
  fc.assert(
    fc.property(someRoute, someRoute, (now, then) => {
      const { code, collaborators } = now.experience;
      const back = written(now, wholeRestoration(now, then));
      expect(back.experience).toEqual({ ...then.experience, code, collaborators });
      expect(back.points).toEqual(then.points);
      expect(isSameRoute(compareRoutes(back, { ...then, experience: back.experience }))).toBe(true);
      // And what was is one more restoration away.
      expect(written(back, wholeRestoration(back, now))).toEqual(now);
    }),
    { numRuns: 60 },
  );
});

test("a comparison names what one version has and the other lacks", () => {
  fc.assert(
    fc.property(someRoute, someRoute, (before, after) => {
      const { points, experience } = compareRoutes(before, after);
      const [there, back] = [points, compareRoutes(after, before).points].map(
        (all) => new Map(all.map(({ id, state }) => [id, state])),
      );
      const opposite = { added: "removed", removed: "added", changed: "changed" } as const;
      for (const [id, state] of there ?? []) expect(back?.get(id)).toBe(opposite[state]);
      const values = experience.map(({ path, after: value }) => [path, value] as const);
      const { collaborators } = after.experience;
      expect({ ...withValues(before.experience, values), collaborators }).toEqual(after.experience);
    }),
    { numRuns: 60 },
  );
});

test("points that come back depend again on what is there, and others on them", () => {
  const then = routeOf(
    [1, pointAt()],
    [2, pointAt({ activationDependency: 1, deactivationDependency: 8 })],
    [3, pointAt({ activationDependency: 2 })],
    [4, pointAt({ activationDependency: 2 })],
    [8, pointAt()],
  );
  const now = routeOf(
    [4, pointAt({ activationDependency: 1 })],
    [3, pointAt()],
    [1, pointAt({ "name.cas": "Otra" })],
  );
  const { added, changed, order, removed, experience } = pointsRestoration(
    now,
    then,
    new Set([2, 3, 77]),
  );
  expect(added).toEqual([{ id: 2, point: pointAt({ activationDependency: 1 }) }]);
  expect(changed).toEqual([{ id: 3, point: pointAt({ activationDependency: 2 }) }]);
  expect(order).toEqual([4, 3, 1, 2]);
  expect([removed, experience]).toEqual([[], undefined]);
});
