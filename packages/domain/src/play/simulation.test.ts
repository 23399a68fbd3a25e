import { expect, test } from "vitest";
import { emptyModel } from "../experience/fields.ts";
import { experienceFields } from "../experience/experience.ts";
import { pointFields } from "../experience/point.ts";
import { playRules } from "./route.ts";
import { seededRandom, simulateVisit } from "./simulation.ts";

const NOW = Date.parse("2026-05-10T10:00:00Z");
const COUNT = 4;

/** A route whose points open one after the other; the second has a puzzle, the last one is final and has a question. */
const rulesFor = (score: number) =>
  playRules({
    experience: {
      ...emptyModel(experienceFields),
      geolocated: true,
      prize: { ...emptyModel(experienceFields).prize, enabled: true, score },
    },
    points: Array.from({ length: COUNT }, (_, index) => {
      const point = emptyModel(pointFields);
      const id = index + 1;
      const kind = id === COUNT ? "question" : id === 2 ? "puzzle" : "none";
      return {
        ...point,
        id,
        position: { lat: 40.41 + index / 1000, lon: -3.7 },
        activationDependency: index,
        isFinal: id === COUNT,
        challenge: { ...point.challenge, kind },
      };
    }),
  });
const rules = rulesFor(0);

const visits = (seed: number) => {
  const random = seededRandom(seed);
  return Array.from({ length: 300 }, () => simulateVisit(rules, random, NOW));
};

test("the same seed gives the same visits, and another one others", () => {
  expect(visits(7)).toEqual(visits(7));
  expect(visits(7)).not.toEqual(visits(8));
});

test("PLAY-02 visitors reach points as the rules let them, one after the other in time", () => {
  for (const events of visits(1)) {
    const points = events.filter(({ kind }) => kind === "pointReached").map(({ point }) => point);
    expect(points).toEqual(points.map((_, index) => index + 1));
    const times = events.map(({ at }) => at);
    expect(times).toEqual(times.toSorted((one, other) => one - other));
  }
});

test("PLAY-21, PLAY-25 who settles the final point is done, and only then has a prize", () => {
  const all = visits(2);
  const done = all.filter((events) => events.some(({ kind }) => kind === "completed"));
  expect(done.length).toBeGreaterThan(150);
  expect(done.length).toBeLessThan(300);
  for (const events of all) {
    const settled = events.some(({ kind }) => kind === "challengeAnswered");
    const kinds = new Set(events.map(({ kind }) => kind));
    expect([kinds.has("completed"), kinds.has("prizeEarned")]).toEqual([settled, settled]);
  }
});

/** How many of some things, of a hundred. */
const share = <Thing>(things: readonly Thing[], is: (thing: Thing) => boolean) =>
  (100 * things.filter(is).length) / things.length;

test("visits begin in each language and with each gender, as often as is told", () => {
  const starts = visits(3).map(([start]) => start);
  expect(starts.every((start) => start?.kind === "started" && start.at === NOW)).toBe(true);
  for (const [language, often] of [
    ["es", 58],
    ["en", 24],
    ["ca", 18],
  ] as const) {
    expect(Math.abs(share(starts, (start) => start?.language === language) - often)).toBeLessThan(
      9,
    );
  }
  for (const [gender, often] of [
    ["woman", 44],
    ["man", 41],
    [null, 15],
  ] as const) {
    expect(Math.abs(share(starts, (start) => start?.gender === gender) - often)).toBeLessThan(9);
  }
});

test("a point without a challenge is completed at once, others only when they are passed", () => {
  const events = visits(4).map((visit) =>
    visit
      .filter(({ point }) => point !== undefined)
      .map(({ kind, point, right }) => ({ kind, point, right })),
  );
  const of = (id: number) =>
    events
      .map((visit) => visit.filter(({ point }) => point === id))
      .filter((some) => some.length > 0);
  for (const plain of [...of(1), ...of(3)]) {
    expect(plain.map(({ kind }) => kind)).toEqual(["pointReached", "mainPointCompleted"]);
  }
  for (const [id, kind] of [
    [2, "minigamePlayed"],
    [COUNT, "challengeAnswered"],
  ] as const) {
    const passed = of(id).filter((some) =>
      some.some(({ kind: each }) => each === "mainPointCompleted"),
    );
    for (const some of of(id)) expect(some[1]?.kind).toBe(kind);
    for (const some of passed) expect(some).toHaveLength(3);
    // 45 and 29 times its id, modulo 50, of a hundred
    const often = 45 + ((id * 29) % 50);
    expect(Math.abs((100 * passed.length) / of(id).length - often)).toBeLessThan(10);
  }
  for (const [, answer, ...more] of of(COUNT)) expect(answer?.right).toBe(more.length === 1);
});

test("walking and each point take as long as people take", () => {
  const seconds = { first: [] as number[], next: [] as number[], point: [] as number[] };
  for (const visit of visits(5)) {
    let before = visit[0];
    for (const event of visit.slice(1)) {
      const taken = (event.at - (before?.at ?? 0)) / 1000;
      if (event.kind === "pointReached") seconds[event.point === 1 ? "first" : "next"].push(taken);
      else if (before?.kind === "pointReached") seconds.point.push(taken);
      before = event;
    }
  }
  const range = (some: number[]) => [Math.min(...some), Math.max(...some)];
  // 200 m to the first point, 111 m to each other one, at 0.8 to 1.39 s a metre
  expect(range(seconds.first)).toEqual([160, 278]);
  expect(range(seconds.next)).toEqual([89, 155]);
  expect(range(seconds.point)).toEqual([40, 159]);
});

test("some seven of ten collect the prize, ten minutes or more after it is theirs", () => {
  const done = visits(6).filter((visit) => visit.some(({ kind }) => kind === "prizeEarned"));
  const waits = done.flatMap((visit) => {
    const at = (which: string) => visit.find(({ kind }) => kind === which)?.at;
    const collected = at("prizeCollected");
    return collected === undefined ? [] : [(collected - (at("prizeEarned") ?? 0)) / 1000];
  });
  expect(Math.abs((100 * waits.length) / done.length - 70)).toBeLessThan(9);
  expect(Math.min(...waits)).toBeGreaterThanOrEqual(600);
  expect(Math.max(...waits)).toBeLessThan(4200);
  expect(new Set(waits).size).toBeGreaterThan(50);
});

test("who has not earned the prize collects none", () => {
  const dear = rulesFor(1_000_000);
  const random = seededRandom(1);
  const all = Array.from({ length: 100 }, () => simulateVisit(dear, random, NOW)).flat();
  expect(all.some(({ kind }) => kind === "completed")).toBe(true);
  expect(all.some(({ kind }) => kind.startsWith("prize"))).toBe(false);
});
