import { describe, expect, test } from "vitest";
import { linked, pointOf, routeOf, winning } from "../../test/routes.ts";
import { playRules } from "../play/route.ts";
import { replayWalk, walkEnd, type WalkedStep } from "../play/walk.ts";
import { checkRoute } from "./check.ts";

const first = pointOf(1, { challenge: winning(10) });
const second = linked(2, { after: 1 });
const last = linked(3, { after: 2, isFinal: true });
const prize = { enabled: true, score: 10 };
const route = routeOf([first, second, last], { prize });
const steps: readonly WalkedStep[] = [
  { kind: "reach", point: 1, after: 1000 },
  { kind: "pass", point: 1, after: 2000 },
  { kind: "reach", point: 2, after: 3000 },
  { kind: "reach", point: 3, after: 4000 },
];
const rules = playRules(route);
const ended = walkEnd(rules, replayWalk(rules, steps).state);
const walks = [{ name: "Directo", steps, ended }];

const told = (changed = route, kept = walks) =>
  checkRoute(changed, { now: 0, walks: kept })
    .filter(({ kind }) => kind.startsWith("walk") && kind !== "walkPlan")
    .map(({ kind, params, severity, at }) => ({ kind, params, severity, at }));

const found = (kind: string, params: object) => [
  { kind, params: { walk: "Directo", ...params }, severity: "warning", at: { field: "points" } },
];

describe("kept walks are played again", () => {
  test("PLAY-25 one that ends as it did is not told", () => {
    expect(told()).toEqual([]);
  });

  test("PLAY-02 PLAY-24 one that no longer comes to a point says to which", () => {
    const closed = routeOf([first, linked(2, { after: 1, until: 1 }), last], { prize });
    expect(told(closed)).toEqual(found("walkBlocked", { other: 2 }));
  });

  test("PLAY-23 PLAY-25 one that no longer ends, or has no prize any more, says so", () => {
    expect(told(routeOf([first, second, linked(3, { after: 2 })], { prize }))).toEqual(
      found("walkUnended", {}),
    );
    const dearer = routeOf([first, second, last], { prize: { ...prize, score: 20 } });
    expect(told(dearer)).toEqual(found("walkPrizeless", {}));
  });

  test("PLAY-16 another score is told with both", () => {
    const more = routeOf([pointOf(1, { challenge: winning(15) }), second, last], { prize });
    expect(told(more)).toEqual(found("walkScored", { before: 10, after: 15 }));
  });

  test("a walk through a point that is gone, or that comes to more, has changed", () => {
    const shorter = routeOf([first, { ...last, activationDependency: 1 }], { prize });
    expect(told(shorter)).toEqual(found("walkChanged", {}));
    const before = { ...ended, prize: false };
    expect(told(route, [{ name: "Directo", steps, ended: before }])).toEqual(
      found("walkChanged", {}),
    );
  });
});
