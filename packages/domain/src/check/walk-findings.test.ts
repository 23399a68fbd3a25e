import { expect, test } from "vitest";
import { pointOf, routeOf } from "../../test/routes.ts";
import { playRules } from "../play/route.ts";
import { replayWalk, walkEnd, type WalkedStep } from "../play/walk.ts";
import { walkFindings } from "./walk-findings.ts";

const rules = playRules(routeOf([pointOf(1), pointOf(2)]));
const steps: readonly WalkedStep[] = [{ kind: "reach", point: 1, after: 1000 }];
const ended = walkEnd(rules, replayWalk(rules, steps).state);
const told = (name: string, changes: object) =>
  walkFindings(rules, [{ name, steps, ended: { ...ended, ...changes } }]).map(({ kind }) => kind);

test("PLAY-25 a walk that comes to more than it did, or passes a point that is gone, has changed", () => {
  expect(told("as it was", {})).toEqual([]);
  expect(told("gone", { reached: [1, 9] })).toEqual(["walkChanged"]);
  expect(told("not yet", { reached: [1, 2] })).toEqual(["walkBlocked"]);
  expect(told("ended", { ended: true, score: 5 })).toEqual(["walkUnended"]);
});

test("each kept walk is told by itself", () => {
  const all = ["a", "b"].map((name) => ({ name, steps, ended: { ...ended, score: 5 } }));
  expect(walkFindings(rules, all).map(({ params }) => params)).toEqual([
    { walk: "a", before: 5, after: 0 },
    { walk: "b", before: 5, after: 0 },
  ]);
});
