import { experienceFields, newExperience } from "@panel/domain/experience/experience";
import { toExperienceRecord } from "@panel/domain/experience/experience-record";
import { pointFields, type PointChanges } from "@panel/domain/experience/point";
import { toPointRecord } from "@panel/domain/experience/point-record";
import { emptyModel, patched, toFormModel } from "@panel/domain/experience/fields";
import { expect, test } from "vitest";
import { TypedRoute, type CheckRequest, type StoredRoute } from "./typed-route.ts";

const NO_POINT = emptyModel(pointFields);
const point = (changes: PointChanges) => patched(pointFields, NO_POINT, changes);
const typed = (id: number, changes: PointChanges) => ({
  id,
  values: toFormModel(pointFields, point(changes)),
});
const sol = { name: { cas: "Sol" }, position: { lat: 40.4168, lon: -3.7038 } };
const opera = { name: { cas: "Ópera" }, position: { lat: 40.418, lon: -3.7102 }, isFinal: true };

function storedRoute(points: Record<number, PointChanges>): StoredRoute {
  const records = Object.entries(points).map(([id, changes]) =>
    toPointRecord(Number(id), point(changes)),
  );
  const experience = toExperienceRecord(newExperience("CODE01"));
  return {
    ...experience,
    editors: [],
    mappoints: records.map((record) => ({ ...record.point, version: 1 })),
    mappointstory: [...experience.mappointstory, ...records.flatMap((each) => each.mappointstory)],
    mappointardesc: records.flatMap((each) => each.mappointardesc),
    mappointMinigames: records.flatMap((each) => each.mappointMinigames),
  };
}

const NOW = Date.UTC(2026, 4, 22, 10);
const kinds = (route: TypedRoute, request: Partial<CheckRequest>) =>
  route.check({ now: NOW, points: [], ...request }).findings.map(({ kind }) => kind);

test("what is typed counts in the place of what is stored, and what is stored is told only once", () => {
  const route = new TypedRoute();
  const stored = storedRoute({ 1: sol, 2: { ...opera, isFinal: false } });
  expect(kinds(route, { stored })).toContain("noFinal");
  expect(kinds(route, { points: [typed(2, opera)] })).not.toContain("noFinal");
  expect(kinds(route, {})).toContain("noFinal");
});

test("a point that was never saved counts once it has a name or a place", () => {
  const route = new TypedRoute();
  const stored = storedRoute({ 1: { ...sol, isFinal: true } });
  const unsaved = 1_000_001;
  expect(kinds(route, { stored, points: [typed(unsaved, {})] })).not.toContain("unplaced");
  const { findings, route: named } = route.check({
    now: NOW,
    points: [typed(unsaved, { name: { cas: "Nueva" } })],
  });
  expect(findings.find(({ kind }) => kind === "unplaced")?.at.point).toBe(unsaved);
  expect(named.points.map(({ id }) => id)).toEqual([1, unsaved]);
});

test("a point that is open here and was deleted elsewhere is no point of the route", () => {
  const route = new TypedRoute();
  const { route: named } = route.check({
    now: NOW,
    stored: storedRoute({ 1: sol }),
    points: [typed(2, opera)],
  });
  expect(named.points.map(({ id }) => id)).toEqual([1]);
});

test("the experience is read as its form holds it; a number that is not finished leaves the stored one", () => {
  const route = new TypedRoute();
  const experience = patched(experienceFields, newExperience("CODE01"), {
    prize: { enabled: true, delivery: "lottery" },
  });
  const form = toFormModel(experienceFields, experience);
  form.prize.score = "-";
  const found = kinds(route, { stored: storedRoute({ 1: sol, 2: opera }), experience: form });
  expect(found).toContain("lotteryDayMissing");
});

test("of assets nothing is said until they are known, and an unknown one is asked for before it counts as deleted", () => {
  const route = new TypedRoute();
  const stored = storedRoute({ 1: { ...sol, story: { image: { cas: 7 } } }, 2: opera });
  const check = (request: Partial<CheckRequest>) =>
    route.check({ now: NOW, points: [], ...request });
  expect(check({ stored }).unknownAssets).toEqual([]);
  const asked = check({ assets: { known: [], gone: [] } });
  expect(asked.unknownAssets).toEqual([7]);
  expect(asked.findings.map(({ kind }) => kind)).not.toContain("assetDeleted");
  const gone = check({ assets: { known: [], gone: [7] } });
  expect(gone.unknownAssets).toEqual([]);
  expect(gone.findings.map(({ kind }) => kind)).toContain("assetDeleted");
  const known = check({ assets: { known: [{ id: 7, type: "image" }], gone: [] } });
  expect(known.findings.map(({ kind }) => kind)).not.toContain("assetDeleted");
});

test("an outdated translation is told until it is typed anew", () => {
  const route = new TypedRoute();
  const stored = storedRoute({ 1: { ...sol, name: { cas: "Sol", cat: "Sol" }, isFinal: true } });
  const outdated = [{ point: 1, path: "name", language: "cat" as const }];
  expect(kinds(route, { stored, outdated })).toContain("translationOutdated");
  const other = typed(1, { ...sol, name: { cas: "Puerta del Sol", cat: "Sol" } });
  expect(kinds(route, { points: [other] })).toContain("translationOutdated");
  const anew = typed(1, { ...sol, name: { cas: "Puerta del Sol", cat: "Porta del Sol" } });
  expect(kinds(route, { points: [anew] })).not.toContain("translationOutdated");
  expect(kinds(route, { outdated: [] })).not.toContain("translationOutdated");
});
