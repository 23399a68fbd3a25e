import { describe, expect, it } from "vitest";
import { experienceFields, newExperience } from "../experience/experience.ts";
import { emptyModel, patched } from "../experience/fields.ts";
import { pointFields, type PointChanges } from "../experience/point.ts";
import { startPlay } from "../play/play.ts";
import { playRules } from "../play/route.ts";
import { newVisit, takeVisitStep, type ReportedStep, type VisitState } from "./visit-step.ts";

const NEAR = { lat: 41.38, lon: 2.17 };
/** 556 m to the north. */
const FAR = { lat: 41.385, lon: 2.17 };
const MINUTE = 60_000;

const point = (id: number, changes: PointChanges) => ({
  ...patched(pointFields, emptyModel(pointFields), changes),
  id,
});
const rules = playRules({
  experience: patched(experienceFields, newExperience("ABC123"), { geolocated: true }),
  points: [
    point(1, { position: NEAR, challenge: { kind: "puzzle", puzzle: { score: 5 } } }),
    point(2, { position: FAR }),
    point(3, { position: FAR, checkIn: { by: "code", code: "Font" } }),
  ],
});

const context = { phone: "phone-a", elapsed: 60 * MINUTE, isAnywhere: false };
const begin = newVisit(startPlay(0));
let numbers = 0;
const step = (kind: ReportedStep["kind"], id: number, after: number, more: object = {}) => {
  numbers += 1;
  return { number: numbers, kind, point: id, after, ...more };
};
function play(steps: readonly ReportedStep[], at: object = {}, from = begin) {
  const refused: (string | undefined)[] = [];
  let visit: VisitState = from;
  for (const each of steps) {
    const taken = takeVisitStep(rules, visit, each, { ...context, ...at });
    refused.push(taken.refusal);
    visit = taken.visit;
  }
  return { visit, refused };
}

describe("a step of a visit", () => {
  it("needs what was read, not the claim that it was", () => {
    const claimed = { ...step("reach", 3, 0), byCode: true };
    expect(play([claimed]).refused).toEqual(["noCode"]);
    expect(play([step("reach", 3, 0, { code: "Altra" })]).refused).toEqual(["wrongCode"]);
    expect(play([step("reach", 3, 0, { code: " FONT " })]).refused).toEqual([undefined]);
  });

  it("may be up to five minutes ahead of the server's clock, and comes again once its time has come", () => {
    const ahead = step("reach", 2, 66 * MINUTE, { position: FAR });
    const { refused, visit } = play([ahead]);
    expect(refused).toEqual(["inFuture"]);
    expect(play([ahead], { elapsed: 61 * MINUTE }, visit).refused).toEqual([undefined]);
    expect(play([step("reach", 2, 65 * MINUTE, { position: FAR })]).refused).toEqual([undefined]);
  });

  it("of a clock that was put back is not earlier than the one before", () => {
    const { visit, refused } = play([
      step("reach", 1, 30 * MINUTE, { position: NEAR }),
      step("reach", 2, 5 * MINUTE, { position: FAR }),
    ]);
    expect(refused).toEqual([undefined, undefined]);
    expect(visit.play.visits.map(({ at }) => at)).toEqual([30 * MINUTE, 30 * MINUTE]);
    expect(visit.isFast).toBe(true);
  });

  it.each(["toString", "constructor", "__proto__"])(
    "of a phone that calls itself %s counts once",
    (phone) => {
      const steps = [step("reach", 1, 0, { position: NEAR })];
      const { visit, refused } = play(steps, { phone });
      expect(refused).toEqual([undefined]);
      const stored = JSON.parse(JSON.stringify(visit)) as VisitState;
      expect(play(steps, { phone }, stored).refused).toEqual(["doneAlready"]);
    },
  );

  it("that another phone has done is told apart from one that the rules do not allow", () => {
    const steps = [step("reach", 1, 0, { position: NEAR }), step("pass", 1, 0)];
    const { visit } = play(steps);
    const other = play(steps, { phone: "phone-b" }, visit);
    expect(other.refused).toEqual(["doneAlready", "doneAlready"]);
    expect(other.visit.steps).toBe(2);
    expect(play([step("fail", 1, 0)], {}, visit).refused).toEqual(["nothingToSettle"]);
  });

  it("is taken from so many phones, and with so many numbers missing before", () => {
    let visit = begin;
    for (let phone = 0; phone < 20; phone += 1) {
      ({ visit } = play([step("hint", 1, 0)], { phone: `phone-${phone}` }, visit));
    }
    expect(play([step("hint", 1, 0)], { phone: "one-more" }, visit).refused).toEqual(["tooMany"]);
    const odd = Array.from({ length: 202 }, (_, index) => ({
      ...step("hint", 1, 0),
      number: 2 * index + 2,
    }));
    expect(play(odd).refused.at(-1)).toBe("tooMany");
  });

  it("played from anywhere needs no place, and is never too fast", () => {
    const steps = [step("reach", 1, 0), step("reach", 2, 0)];
    const { visit, refused } = play(steps, { isAnywhere: true });
    expect([refused, visit.isFast]).toEqual([[undefined, undefined], false]);
  });

  it("marks a walk that is faster than 30 km/h between two places", () => {
    const walk = (seconds: number) =>
      play([
        step("reach", 1, 0, { position: NEAR }),
        step("reach", 2, seconds * 1000, { position: FAR }),
      ]).visit.isFast;
    // 526 m between the circles.
    expect([walk(60), walk(70)]).toEqual([true, false]);
  });
});
