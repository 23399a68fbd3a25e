import { expect, test } from "vitest";
import { emptyModel } from "../experience/rows.ts";
import { experienceFields } from "../experience/experience.ts";
import { pointFields } from "../experience/point.ts";
import { playRules } from "./route.ts";
import { seededRandom, simulateVisit } from "./simulation.ts";

const NOW = Date.parse("2026-05-10T10:00:00Z");
const COUNT = 4;

/** A route whose points open one after the other; the last one is final and has a question. */
const rules = playRules({
  experience: {
    ...emptyModel(experienceFields),
    geolocated: true,
    prize: { ...emptyModel(experienceFields).prize, enabled: true, score: 0 },
  },
  points: Array.from({ length: COUNT }, (_, index) => {
    const point = emptyModel(pointFields);
    const id = index + 1;
    const kind = id === COUNT ? "question" : "none";
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
