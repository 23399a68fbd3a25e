import { emptyModel, patched } from "@panel/domain/experience/fields";
import { experienceFields, newExperience } from "@panel/domain/experience/experience";
import { pointFields } from "@panel/domain/experience/point";
import { playRules } from "@panel/domain/play/route";
import { replayWalk } from "@panel/domain/play/walk";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { forgetPastVisits, VisitStore, type StoredVisit } from "./stored-visit.ts";
import { restoredSteps, unsentSteps } from "./visit-steps.ts";

const rules = playRules({
  experience: patched(experienceFields, newExperience("ABC123"), { geolocated: true }),
  points: [1, 2, 3].map((id) => ({
    ...patched(pointFields, emptyModel(pointFields), { position: { lat: 41 + id, lon: 2 } }),
    id,
  })),
});

const visit: StoredVisit = {
  version: 4,
  token: `visit.7.${"a".repeat(43)}`,
  phone: "Zk3x9QpL",
  play: "4K7Q-9XTB-2M0Z-WE1R",
  until: "2026-06-01T10:00:00.000Z",
  startedAt: 1000,
  steps: [{ kind: "reach", point: 1, after: 5, byCode: true, code: "Rosa", number: 1 }],
  seed: 3,
  anywhere: false,
  settled: [],
  told: { prize: "none" },
  ahead: 0,
  seen: 1000,
  language: undefined,
};

describe("the visit that is kept on the phone", () => {
  let kept: Map<string, string>;
  beforeEach(() => {
    kept = new Map();
    const store = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    };
    vi.stubGlobal(
      "localStorage",
      new Proxy(store, {
        ownKeys: () => [...kept.keys()],
        getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
      }),
    );
  });
  afterEach(() => vi.unstubAllGlobals());

  test("is that of its own route, and what is none is none", () => {
    const store = new VisitStore("ABC123");
    expect(store.read()).toBeUndefined();
    store.begin(visit);
    expect(new VisitStore("ABC123").read()).toEqual(visit);
    expect(new VisitStore("XYZ789").read()).toBeUndefined();
    for (const text of [
      "{",
      "null",
      JSON.stringify({ ...visit, token: 5 }),
      JSON.stringify({ ...visit, steps: [{}] }),
    ]) {
      kept.set("visit:ABC123", text);
      expect(store.read()).toBeUndefined();
    }
  });

  test("takes in steps and answers of its own alone: two tabs lose nothing of one another", () => {
    const [one, other] = [new VisitStore("ABC123"), new VisitStore("ABC123")];
    one.begin(visit);
    other.change(visit.token, ({ settled }) => ({ settled: [...settled, 1] }));
    one.keep({ startedAt: 1000, steps: [], seed: 3, anywhere: false });
    expect(one.read()).toMatchObject({ settled: [1], steps: [], token: visit.token });
    one.keep({ startedAt: 2000, steps: visit.steps, seed: 3, anywhere: false });
    other.change("visit.8.other", () => ({ settled: [9] }));
    expect(one.read()).toMatchObject({ settled: [1], steps: [] });
    other.forget();
    one.keep({ startedAt: 1000, steps: visit.steps, seed: 3, anywhere: false });
    expect(one.read()).toBeUndefined();
  });

  test("numbers each step once, whichever tab takes it", () => {
    const [one, other] = [new VisitStore("ABC123"), new VisitStore("ABC123")];
    one.begin(visit);
    const pass = { kind: "pass" as const, point: 1, after: 6 };
    const reach = { kind: "reach" as const, point: 2, after: 7 };
    one.keep({ ...visit, steps: [...visit.steps, pass] });
    other.keep({ ...visit, steps: [...visit.steps, pass, reach] });
    one.keep({ ...visit, steps: [...visit.steps, pass, reach] });
    expect(one.read()?.steps.map(({ kind, number }) => [kind, number])).toEqual([
      ["reach", 1],
      ["pass", 2],
      ["reach", 3],
    ]);
  });

  test("goes when its days are over", () => {
    new VisitStore("ABC123").begin(visit);
    new VisitStore("XYZ789").begin({ ...visit, until: "2026-07-01T10:00:00.000Z" });
    kept.set("try:a", "{}");
    expect(forgetPastVisits(Date.parse("2026-06-02"))).toEqual(["ABC123"]);
    expect([...kept.keys()]).toEqual(["visit:XYZ789", "try:a"]);
  });

  test("lasts as long as the page where the browser keeps nothing", () => {
    vi.stubGlobal("localStorage", undefined);
    const store = new VisitStore("ABC123");
    store.begin(visit);
    store.keep({ startedAt: 1000, steps: [], seed: 3, anywhere: false });
    expect(store.read()).toMatchObject({ steps: [], token: visit.token });
    store.forget();
    expect(store.read()).toBeUndefined();
    expect(forgetPastVisits(0)).toEqual([]);
  });
});

describe("the steps of a visit", () => {
  test("go without those that are settled, and those of before", () => {
    const steps = [
      { kind: "reach" as const, point: 1, after: 5, byCode: true, code: "Rosa", number: 1 },
      { kind: "pass" as const, point: 1, after: 9, position: { lat: 1, lon: 2 }, number: 2 },
      { kind: "reach" as const, point: 2, after: 9, number: 0 },
    ];
    expect(unsentSteps(rules, { steps, settled: [] })).toEqual([
      { number: 1, kind: "reach", point: 1, after: 5, code: "Rosa" },
      { number: 2, kind: "pass", point: 1, after: 9, position: { lat: 1, lon: 2 } },
    ]);
    expect(unsentSteps(rules, { steps, settled: [1] }).map(({ number }) => number)).toEqual([2]);
  });

  test("come back from the server as the rules take them", () => {
    const back = restoredSteps(rules, [
      { phone: "Zk3x9QpL", number: 1, kind: "reach", point: 1, after: 9000 },
      { phone: "other123", number: 2, kind: "reach", point: 2, after: 4000 },
    ]);
    expect(back.map(({ after }) => after)).toEqual([9000, 9000]);
    expect(replayWalk(rules, back).refused).toEqual([]);
  });
});
