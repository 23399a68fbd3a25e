import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { linked, pointOf, routeOf } from "../../test/routes.ts";
import type { PointChanges } from "../experience/point.ts";
import { startPlay } from "../play/play.ts";
import { playRules, type PlayRules, type RoutePoint } from "../play/route.ts";
import { replayWalk, takeStep, walkEnd, type WalkedStep } from "../play/walk.ts";
import {
  emptyLog,
  finishedAfter,
  mergeStep,
  progressOf,
  replayLog,
  type ComingStep,
  type LoggedStep,
  type TeamLog,
} from "./team-log.ts";

const MINUTE = 60_000;
const question = (scoreCorrect = 10, scoreIncorrect = 5, cost = 0): PointChanges["challenge"] => ({
  kind: "question",
  question: { scoreCorrect, scoreIncorrect },
  hint: { cost, text: { cas: cost > 0 ? "pista" : "" } },
});
const ruled = (...points: RoutePoint[]) =>
  playRules(routeOf(points, { prize: { enabled: true, score: 10 } }));

let numbers = 0;
type Told = readonly [kind: WalkedStep["kind"], point: number, minute: number];
const steps = (phone: string, ...told: Told[]): ComingStep[] =>
  told.map(([kind, point, minute]) => {
    numbers += 1;
    return { phone, number: numbers, kind, point, after: minute * MINUTE };
  });

function merge(rules: PlayRules, coming: readonly ComingStep[], from: TeamLog = emptyLog) {
  let log = from;
  const results = coming.map((step) => {
    const merged = mergeStep(rules, log, step);
    log = merged.log;
    return merged.refusal ?? "accepted";
  });
  return { log, results, end: walkEnd(rules, log.play) };
}

/** How it would end if all steps were sorted by their times. */
const byTime = (rules: PlayRules, ...all: ComingStep[][]) =>
  walkEnd(
    rules,
    replayWalk(
      rules,
      all.flat().toSorted((a, b) => a.after - b.after),
    ).state,
  );

const asked = ruled(pointOf(1, { challenge: question() }), pointOf(9, { isFinal: true }));

describe("TRU-33 several phones write into one log where sorting by time goes wrong", () => {
  test("a phone that runs two minutes behind settles what the other one has reached", () => {
    const [a, b] = [steps("a", ["reach", 1, 10]), steps("b", ["pass", 1, 9])];
    expect(byTime(asked, a, b).score).toBe(0);
    const { results, end } = merge(asked, [...a, ...b]);
    expect(results).toEqual(["accepted", "accepted"]);
    expect(end.score).toBe(10);
  });

  test("an earlier branch that comes late does not take back the one that was walked", () => {
    const rules = ruled(
      pointOf(1, { deactivationDependency: 2 }),
      pointOf(2, { deactivationDependency: 1 }),
      pointOf(3, { activationDependency: 1, challenge: question() }),
      linked(9, { after: 3, isFinal: true }),
    );
    const a = steps("a", ["reach", 1, 10], ["reach", 3, 15], ["pass", 3, 16], ["reach", 9, 20]);
    const b = steps("b", ["reach", 2, 9]);
    expect(byTime(rules, a, b).reached).toEqual([2]);
    const { results, end } = merge(rules, [...a, ...b]);
    expect(results.at(-1)).toBe("ended");
    expect(end).toEqual({ reached: [1, 3, 9], score: 10, ended: true, prize: true });
  });

  test("an earlier reach of what opens a point does not have its time run out", () => {
    const rules = ruled(
      pointOf(1),
      linked(2, { after: 1, duration: 600, challenge: question() }),
      pointOf(9, { isFinal: true }),
    );
    const a = steps("a", ["reach", 1, 10], ["reach", 2, 15], ["pass", 2, 16], ["reach", 9, 20]);
    const b = steps("b", ["reach", 1, 3]);
    expect(byTime(rules, a, b)).toMatchObject({ reached: [1, 9], prize: false });
    const { results, end } = merge(rules, [...a, ...b]);
    expect(results.at(-1)).toBe("reached");
    expect(end).toMatchObject({ reached: [1, 2, 9], prize: true });
  });

  test("a wrong answer that comes late takes no prize", () => {
    const a = steps("a", ["reach", 1, 1], ["pass", 1, 5], ["reach", 9, 6]);
    const b = steps("b", ["reach", 1, 2], ["fail", 1, 4]);
    expect(byTime(asked, a, b).prize).toBe(false);
    const { results, end } = merge(asked, [...a, ...b]);
    expect(results.slice(3)).toEqual(["reached", "nothingToSettle"]);
    expect(end.prize).toBe(true);
  });

  test("a wrong answer elsewhere that would have cost the prize is refused once it is earned", () => {
    const rules = ruled(
      pointOf(1, { challenge: question() }),
      pointOf(2, { challenge: question() }),
      pointOf(9, { isFinal: true }),
    );
    const a = steps("a", ["reach", 1, 1], ["reach", 2, 1], ["pass", 1, 4], ["reach", 9, 6]);
    const b = steps("b", ["fail", 2, 5]);
    expect(byTime(rules, a, b)).toMatchObject({ score: 5, prize: false });
    const { results, end } = merge(rules, [...a, ...b]);
    expect(results.at(-1)).toBe("nothingToSettle");
    expect(end).toMatchObject({ score: 10, prize: true });
  });

  test("an answer from before the end counts, though the end came first; one from after it does not", () => {
    const a = steps("a", ["reach", 1, 1], ["reach", 9, 6]);
    expect(merge(asked, [...a, ...steps("b", ["pass", 1, 5])]).end).toMatchObject({
      score: 10,
      prize: true,
    });
    const late = merge(asked, [...a, ...steps("b", ["pass", 1, 7])]);
    expect([late.results.at(-1), late.end.score]).toEqual(["nothingToSettle", 0]);
  });

  test("of two results of the same moment the one that came first counts, whoever's it is", () => {
    const reached = steps("a", ["reach", 1, 1]);
    const [pass] = steps("a", ["pass", 1, 2]);
    const [fail] = steps("b", ["fail", 1, 2]);
    if (!pass || !fail) throw new Error("There are steps");
    expect(merge(asked, [...reached, pass, fail]).end.score).toBe(10);
    expect(merge(asked, [...reached, fail, pass]).end.score).toBe(0);
  });

  test("the order of right and wrong follows their times, where nothing is taken back", () => {
    const rules = ruled(
      pointOf(1, { challenge: question() }),
      pointOf(2, { challenge: question() }),
      pointOf(9, { isFinal: true }),
    );
    const a = steps("a", ["reach", 1, 1], ["reach", 2, 1], ["pass", 2, 3]);
    const b = steps("b", ["fail", 1, 2]);
    // The score never falls below 0: the wrong answer came first, and costs nothing.
    expect(merge(rules, [...a, ...b]).end.score).toBe(10);
  });

  test("what a step needs of its place and code is asked when it comes, and not again", () => {
    const rules = playRules(
      routeOf([pointOf(1), pointOf(2, { checkIn: { by: "code", code: "Font" } })], {
        geolocated: true,
      }),
    );
    const at = rules.points.get(1)?.position;
    const [bare] = steps("a", ["reach", 1, 1]);
    const [read] = steps("a", ["reach", 2, 2]);
    if (!bare || !read || !at) throw new Error("There are steps");
    const coming = [bare, { ...bare, position: at }, read, { ...read, code: "font" }];
    const { results, log } = merge(rules, coming);
    expect(results).toEqual(["noPosition", "accepted", "noCode", "accepted"]);
    expect(log.steps[0]).not.toHaveProperty("position");
    expect(replayLog(rules, log.steps)).toEqual(log.play);
  });
});

test("the end is when the last step of the final point was, in whatever order the steps came", () => {
  const rules = ruled(pointOf(1), pointOf(9, { isFinal: true, challenge: question() }));
  const { log } = merge(rules, steps("a", ["reach", 9, 5], ["pass", 9, 8], ["reach", 1, 4]));
  expect(finishedAfter(rules, log)).toBe(8 * MINUTE);
  expect(progressOf(rules, log, false)).toEqual({
    score: 10,
    reached: [
      [1, 4 * MINUTE],
      [9, 5 * MINUTE],
    ],
    lastAfter: 8 * MINUTE,
    finishedAfter: 8 * MINUTE,
    prize: true,
    isFast: false,
  });
  expect(finishedAfter(rules, emptyLog)).toBeUndefined();
});

const KINDS = ["reach", "reach", "pass", "fail", "hint"] as const;
const POINTS = 6;
const id = fc.integer({ min: 1, max: POINTS });
const maybe = (value: fc.Arbitrary<number>, often: number) =>
  fc.oneof({ weight: often, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: value });
const route = fc
  .tuple(
    ...Array.from({ length: POINTS }, (_, index) =>
      fc
        .record({
          after: maybe(id, 2),
          until: maybe(id, 3),
          duration: maybe(fc.constantFrom(300, 600, 900), 3),
          isAsked: fc.boolean(),
        })
        .map(({ isAsked, ...links }) =>
          linked(index + 1, {
            ...links,
            isFinal: index === POINTS - 1,
            ...(isAsked ? { challenge: question(10, 5, 3) } : {}),
          }),
        ),
    ),
  )
  .map((points) => ruled(...points));
/** What one phone does: kinds and points, with pauses in minutes, and how far its clock is off. */
const walk = fc.record({
  skew: fc.integer({ min: -3, max: 3 }),
  steps: fc.array(
    fc.record({
      kind: fc.constantFrom(...KINDS),
      point: id,
      pause: fc.integer({ min: 1, max: 4 }),
    }),
    { minLength: 1, maxLength: 10 },
  ),
});

type Walk = typeof walk extends fc.Arbitrary<infer T> ? T : never;

/** The steps of an honest phone that sees its own alone. */
function walked(rules: PlayRules, phone: string, { skew, steps: wanted }: Walk) {
  let state = startPlay(0);
  let minute = 3;
  return wanted.flatMap(({ kind, point, pause }, index): ComingStep[] => {
    minute += pause;
    const taken = takeStep(rules, state, { kind, point, after: minute * MINUTE });
    if (taken.refusal) return [];
    state = taken.state;
    const after = Math.max(0, (minute + skew) * MINUTE);
    return [{ phone, number: index + 1, kind, point, after }];
  });
}

test("TRU-33 whatever phones send in whatever order, nothing that was acknowledged is taken back", () => {
  let accepted = 0;
  fc.assert(
    fc.property(
      route,
      fc.array(walk, { minLength: 2, maxLength: 3 }),
      fc.infiniteStream(fc.nat({ max: 2 })),
      (rules, walks, turns) => {
        const left = walks.map((each, index) => walked(rules, `phone-${index}`, each));
        let log = emptyLog;
        while (left.some((own) => own.length > 0)) {
          const open = left.filter((own) => own.length > 0);
          const own = open[(turns.next().value ?? 0) % open.length];
          const step = own?.shift();
          if (!step) continue;
          const before = walkEnd(rules, log.play);
          const merged = mergeStep(rules, log, step);
          const after = walkEnd(rules, merged.log.play);
          expect(after.reached).toEqual(expect.arrayContaining([...before.reached]));
          expect(after.ended || !before.ended).toBe(true);
          expect(after.prize || !before.prize).toBe(true);
          const isIn = merged.refusal === undefined;
          const others = isIn ? merged.log.steps.toSpliced(merged.place, 1) : merged.log.steps;
          expect(others).toEqual(log.steps);
          expect(merged.log.steps).toHaveLength(log.steps.length + (isIn ? 1 : 0));
          // Each step of the log counts, played again from nothing.
          expect(replayLog(rules, merged.log.steps)).toEqual(merged.log.play);
          accepted += isIn ? 1 : 0;
          log = merged.log;
        }
      },
    ),
    { numRuns: 500 },
  );
  expect(accepted).toBeGreaterThan(500);
});

test("a log that holds a step that the rules refuse leads to nothing", () => {
  const wrong: LoggedStep[] = [{ phone: "a", number: 1, kind: "pass", point: 1, after: 0 }];
  expect(replayLog(asked, wrong)).toBeUndefined();
});
