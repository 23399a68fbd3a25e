import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { linked, pointOf, routeOf, winning } from "../../test/routes.ts";
import { metresBetween, type Position } from "../experience/position.ts";
import { openPoints, reachPoint, settleChallenge, startPlay } from "./play.ts";
import { playRules } from "./route.ts";
import { seededRandom } from "./simulation.ts";
import { placeAlong, strayed, walkedOn, wayLength } from "./stroll.ts";
import { walkTimeline } from "./timeline.ts";
import {
  endsAlike,
  isWalk,
  replayWalk,
  stepsOf,
  takeStep,
  walkEnd,
  wayTo,
  type WalkedStep,
} from "./walk.ts";

const prize = { enabled: true, score: 10 };
const rules = playRules(
  routeOf(
    [
      pointOf(1, { challenge: winning(10) }),
      linked(2, { after: 1, duration: 60 }),
      linked(3, { until: 1 }),
      linked(4, { after: 2, isFinal: true }),
    ],
    { prize },
  ),
);

const toPrize: readonly WalkedStep[] = [
  { kind: "reach", point: 1, after: 1000 },
  { kind: "pass", point: 1, after: 2000 },
  { kind: "reach", point: 2, after: 3000 },
  { kind: "reach", point: 4, after: 4000 },
];

describe("a walk that is played again", () => {
  test("PLAY-02 PLAY-16 PLAY-25 ends as it did", () => {
    const { state, refused } = replayWalk(rules, toPrize);
    expect(refused).toEqual([]);
    const end = walkEnd(rules, state);
    expect(end).toEqual({ reached: [1, 2, 4], score: 10, ended: true, prize: true });
    expect(endsAlike(end, { ...end, reached: [1, 2, 4] })).toBe(true);
    for (const change of [{ score: 9 }, { ended: false }, { prize: false }, { reached: [1] }])
      expect(endsAlike(end, { ...end, ...change })).toBe(false);
  });

  test("PLAY-03 PLAY-07 PLAY-09 PLAY-17 a step that the rules refuse changes nothing and says why", () => {
    const late = toPrize.map((step) => ({
      ...step,
      after: step.after + (step.point > 1 ? 60_000 : 0),
    }));
    const wrong = [
      ...late,
      { kind: "reach", point: 3, after: 70_000 },
      { kind: "reach", point: 9, after: 70_000 },
      { kind: "fail", point: 1, after: 70_000 },
    ] as const;
    const { state, refused } = replayWalk(rules, wrong);
    expect(refused).toEqual([
      { step: 2, refusal: "expired" },
      { step: 3, refusal: "waiting" },
      { step: 4, refusal: "closed" },
      { step: 5, refusal: "unknownPoint" },
      { step: 6, refusal: "nothingToSettle" },
    ]);
    expect(walkEnd(rules, state).reached).toEqual([1]);
  });

  test("PLAY-01 to PLAY-22 random walks come to the state that the rules give step by step", () => {
    const step = fc.record({
      kind: fc.constantFrom("reach" as const, "pass" as const, "fail" as const),
      point: fc.integer({ min: 1, max: 5 }),
      pause: fc.integer({ min: 0, max: 40_000 }),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (drawn) => {
        let after = 0;
        const steps = drawn.map(({ pause, ...each }) => ({ ...each, after: (after += pause) }));
        let state = startPlay(0);
        for (const { kind, point, after: now } of steps) {
          state =
            kind === "reach"
              ? (reachPoint(rules, state, point, { now }).state ?? state)
              : settleChallenge(rules, state, point, kind === "pass" ? "passed" : "failed");
        }
        expect(replayWalk(rules, steps).state).toEqual(state);
      }),
    );
  });

  test("PLAY-02 the way to a point leads through those that open it, and there is none to what is closed", () => {
    const start = startPlay(0);
    expect(wayTo(rules, start, 4, 0)).toEqual([1, 2, 4]);
    const after = replayWalk(rules, toPrize.slice(0, 1)).state;
    expect(wayTo(rules, after, 4, 2000)).toEqual([2, 4]);
    expect(wayTo(rules, after, 3, 2000)).toBeUndefined();
    expect(wayTo(rules, after, 9, 2000)).toBeUndefined();
    const circle = playRules(routeOf([linked(1, { after: 2 }), linked(2, { after: 1 })]));
    expect(wayTo(circle, start, 1, 0)).toBeUndefined();
  });

  test("PLAY-31 PLAY-34 a code counts as read whatever it says by now, and a hint takes its points again", () => {
    const coded = (code: string) =>
      playRules(
        routeOf([
          pointOf(1, { challenge: winning(10) }),
          pointOf(2, {
            checkIn: { by: "code", code },
            challenge: { kind: "puzzle", hint: { text: { cas: "Mira" }, cost: 4 } },
          }),
        ]),
      );
    const steps: WalkedStep[] = [
      ...toPrize.slice(0, 2),
      { kind: "reach", point: 2, after: 3000, byCode: true },
      { kind: "hint", point: 2, after: 4000 },
      { kind: "hint", point: 2, after: 5000 },
    ];
    for (const code of ["Rosa", "Lila"]) {
      const { state, refused } = replayWalk(coded(code), steps);
      expect([state.score, refused]).toEqual([6, [{ step: 4, refusal: "noHint" }]]);
    }
    const [first] = replayWalk(coded(""), steps).refused;
    expect(first).toEqual({ step: 2, refusal: "noCode" });
    const typed = takeStep(
      coded("Rosa"),
      startPlay(0),
      { kind: "reach", point: 2, after: 0 },
      "Lila",
    );
    expect(typed.refusal).toBe("wrongCode");
  });

  test("PLAY-07 a walk that is told by its points has their steps, and waits where a time is to run out", () => {
    const steps = stepsOf(rules, [
      { point: 1, event: "reach" },
      { point: 2, event: "expire" },
      { point: 9, event: "reach" },
      { point: 4, event: "reach" },
    ]);
    expect(steps.map(({ kind, point, after }) => `${after / 1000} ${kind} ${point}`)).toEqual([
      "60 reach 1",
      "60 pass 1",
      "180 reach 4",
    ]);
    expect(replayWalk(rules, steps).refused).toEqual([{ step: 2, refusal: "waiting" }]);
  });

  test("only steps in the order of their times are a walk", () => {
    expect(isWalk(toPrize)).toBe(true);
    expect(isWalk(Array.from({ length: 6000 }, () => toPrize[0]))).toBe(true);
    expect(isWalk([{ ...toPrize[0], position: { lat: 1, lon: 2 } }])).toBe(true);
    const [first, second] = toPrize;
    for (const other of [
      null,
      {},
      [null],
      [second, first],
      [{ ...first, kind: "fly" }],
      [{ ...first, point: "1" }],
      [{ ...first, after: Number.NaN }],
      [{ ...first, after: -1 }],
      [{ ...first, byCode: 1 }],
      [{ ...first, position: { lat: "1", lon: 2 } }],
    ])
      expect(isWalk(other)).toBe(false);
  });
});

describe("the timeline of a walk", () => {
  const told = (steps: readonly WalkedStep[], until: number) =>
    walkTimeline(rules, steps, until).map(({ kind, point = "", after }) =>
      `${after / 1000} ${kind} ${point}`.trim(),
    );

  test("PLAY-02 PLAY-03 PLAY-20 PLAY-25 tells what was done and what that opened, closed and ended", () => {
    expect(told(toPrize, 5000)).toEqual([
      "0 started",
      "1 reached 1",
      "1 opened 2",
      "1 closed 3",
      "2 passed 1",
      "3 reached 2",
      "3 opened 4",
      "4 reached 4",
      "4 ended",
      "4 prize",
    ]);
  });

  test("PLAY-07 PLAY-24 tells whose time was over, when it was, and what was refused afterwards", () => {
    const late: WalkedStep[] = [
      { kind: "reach", point: 1, after: 1000 },
      { kind: "reach", point: 2, after: 90_000 },
    ];
    expect(told(late, 95_000).slice(-2)).toEqual(["61 expired 2", "90 refused 2"]);
    expect(told(late.slice(0, 1), 60_999)).not.toContain("61 expired 2");
    expect(told(late.slice(0, 1), 61_000)).toContain("61 expired 2");
    expect(walkTimeline(rules, late, 0).at(-1)).toMatchObject({ refusal: "expired", steps: 2 });
  });

  test("the points that are open at the end are those of the state", () => {
    const { state } = replayWalk(rules, toPrize.slice(0, 3));
    expect(openPoints(rules, state, 3000).map(({ id }) => id)).toEqual([4]);
  });
});

describe("a visitor who walks by itself", () => {
  const way = [1, 2, 3].map((id) => ({ lat: 41.38 + id * 0.0009, lon: 2.17 }));

  test("goes along the places in straight lines and stays at the last", () => {
    const length = wayLength(way);
    expect(length).toBeCloseTo(200, -1);
    expect(placeAlong(way, 0)).toEqual(way[0]);
    expect(placeAlong(way, -5)).toEqual(way[0]);
    expect(placeAlong(way, length / 2)?.lat).toBeCloseTo(way[1]?.lat ?? 0, 6);
    expect(placeAlong(way, length + 1)).toEqual(way[2]);
    expect(placeAlong([], 3)).toBeUndefined();
  });

  test("stops where it is to, however far it would go", () => {
    const stops = (place: Position) => metresBetween(place, way[1] ?? place) <= 5;
    const stopped = walkedOn(way, 0, 500, stops);
    expect(stopped).toBeGreaterThan(90);
    expect(stopped).toBeLessThan(106);
    expect(walkedOn(way, 0, 50, stops)).toBe(50);
    expect(walkedOn(way, 150, 500, () => false)).toBe(wayLength(way));
  });

  test("a phone strays as far as it is said to, alike for the same seed", () => {
    const [here = { lat: 0, lon: 0 }] = way;
    expect(strayed(here, 0, seededRandom(1))).toBe(here);
    const random = seededRandom(7);
    const away = Array.from({ length: 500 }, () => metresBetween(here, strayed(here, 25, random)));
    expect(Math.max(...away)).toBeLessThanOrEqual(25.1);
    expect(Math.max(...away)).toBeGreaterThan(20);
    expect(strayed(here, 25, seededRandom(3))).toEqual(strayed(here, 25, seededRandom(3)));
  });
});
