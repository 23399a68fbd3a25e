import { describe, expect, test } from "vitest";
import { linked, pointOf, routeOf, winning } from "../../test/routes.ts";
import { startPlay } from "../play/play.ts";
import { playRules } from "../play/route.ts";
import { newVisit, type ReportedStep } from "../visits/visit-step.ts";
import {
  clockBehind,
  inOrder,
  passingSteps,
  STAFF_PHONE,
  takeTeamStep,
  type PlayedTeam,
  type TeamContext,
} from "./team-step.ts";

const MINUTE = 60_000;
const rules = playRules(
  routeOf(
    [
      pointOf(1, { challenge: winning(10) }),
      // Some 8 km from the first one.
      pointOf(80),
      linked(3, { after: 1 }),
      pointOf(9, { isFinal: true }),
    ],
    { geolocated: true },
  ),
);
const at = (id: number) => rules.points.get(id)?.position ?? undefined;

const begin: PlayedTeam = { visit: { ...newVisit(startPlay(0)), order: [] }, steps: [] };
let numbers = 0;
const step = (kind: ReportedStep["kind"], id: number, minute: number): ReportedStep => {
  numbers += 1;
  const position = at(id);
  return {
    number: numbers,
    kind,
    point: id,
    after: minute * MINUTE,
    ...(position && { position }),
  };
};
function play(
  steps: readonly ReportedStep[],
  context: Partial<TeamContext> = {},
  from: PlayedTeam = begin,
) {
  let team = from;
  const refused = steps.map((each) => {
    const whole = { phone: "phone-a", elapsed: 60 * MINUTE, behind: 0, endedAfter: undefined };
    const taken = takeTeamStep(rules, team, each, { ...whole, ...context });
    team = taken.team;
    return taken.refusal;
  });
  return { team, refused };
}

describe("a step of a team", () => {
  test("counts once by phone and number, and is stored where it came and counted where it belongs", () => {
    const [reach, pass] = [step("reach", 1, 10), step("pass", 1, 12)];
    const first = play([reach, pass, reach]);
    expect(first.refused).toEqual([undefined, undefined, "doneAlready"]);
    const other = play([step("reach", 3, 11)], { phone: "phone-b" }, first.team);
    expect(other.team.visit).toMatchObject({ steps: 3, order: [1, 3, 2] });
    const stored = new Map([
      [1, "reach 1"],
      [2, "pass 1"],
      [3, "reach 3"],
    ]);
    expect(inOrder(other.team.visit.order, stored)).toEqual(["reach 1", "reach 3", "pass 1"]);
    expect(other.team.steps.map(({ kind, point }) => `${kind} ${point}`)).toEqual(
      inOrder(other.team.visit.order, stored),
    );
  });

  test("that another phone has done is done already; the same number of another phone is another step", () => {
    const steps = [step("reach", 1, 10), step("pass", 1, 12)];
    const { team } = play(steps);
    const again = play(steps, { phone: "phone-b" }, team);
    expect(again.refused).toEqual(["doneAlready", "doneAlready"]);
    expect(again.team.steps).toEqual(team.steps);
    expect(play([step("fail", 1, 13)], { phone: "phone-b" }, team).refused).toEqual([
      "nothingToSettle",
    ]);
  });

  test("has its time corrected where the phone's clock is wrong, and not for the way through the network", () => {
    expect(clockBehind(60 * MINUTE, undefined)).toBe(0);
    expect(clockBehind(60 * MINUTE, 60 * MINUTE - 9_000)).toBe(0);
    expect(clockBehind(60 * MINUTE, 58 * MINUTE)).toBe(2 * MINUTE);
    const { team } = play([step("reach", 1, 9)], { behind: 2 * MINUTE });
    expect(team.steps[0]?.after).toBe(11 * MINUTE);
    const ahead = play([step("reach", 1, 70)], { behind: clockBehind(60 * MINUTE, 70 * MINUTE) });
    expect(ahead.team.steps[0]?.after).toBe(60 * MINUTE);
    expect(play([step("reach", 1, 66)]).refused).toEqual(["inFuture"]);
    expect(play([step("reach", 1, 64)]).team.steps[0]?.after).toBe(60 * MINUTE);
  });

  test("from before the end counts, one from after it does not, and may come again when the team goes on", () => {
    const [before, after] = [step("reach", 1, 30), step("pass", 1, 31)];
    const ended = play([before, after], { endedAfter: 30 * MINUTE });
    expect(ended.refused).toEqual([undefined, "eventOver"]);
    expect(play([after], {}, ended.team).refused).toEqual([undefined]);
  });

  test("marks a phone that is faster than anybody walks, and not a team that has split up", () => {
    const far = [step("reach", 1, 10), step("reach", 80, 12)];
    expect(play(far).team.visit.isFast).toBe(true);
    const [near, away] = far;
    if (!near || !away) throw new Error("There are two");
    const { team } = play([near]);
    expect(play([away], { phone: "phone-b" }, team).team.visit.isFast).toBe(false);
    const staff = play(far, { phone: STAFF_PHONE });
    expect(staff.team.visit.isFast).toBe(false);
  });
});

describe("a point that is passed for a team", () => {
  const kinds = (team: PlayedTeam, point: number) => passingSteps(rules, team, point);

  test("is reached and passed, as far as that is not done", () => {
    expect(kinds(begin, 1)).toEqual(["reach", "pass"]);
    expect(kinds(begin, 80)).toEqual(["reach"]);
    const { team } = play([step("reach", 1, 10)]);
    expect(kinds(team, 1)).toEqual(["pass"]);
    const passed = play([step("pass", 1, 12), step("reach", 80, 50)], {}, team);
    expect([kinds(passed.team, 1), kinds(passed.team, 80)]).toEqual([[], []]);
  });

  test("is refused where its challenge was failed", () => {
    const { team } = play([step("reach", 1, 10), step("fail", 1, 12)]);
    expect(kinds(team, 1)).toEqual(["pass"]);
    expect(play([step("pass", 1, 13)], { phone: STAFF_PHONE }, team).refused).toEqual([
      "nothingToSettle",
    ]);
  });
});
