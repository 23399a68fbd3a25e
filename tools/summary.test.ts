import { expect, test } from "vitest";
import { type Outcome, summary } from "./summary.ts";

const step = (name: string, result: Outcome["result"]): Outcome => ({
  name,
  result,
  seconds: 1,
  failures: [],
});

test("UIK-09 pictures that were not compared are counted as not run, never as passed", () => {
  const text = summary([step("unit", "passed"), step("visual", "not run")], 2);
  expect(text).toMatch(/not run +visual/);
  expect(text).toContain("1 passed, 0 failed, 1 not run (visual) in 2.0 s");
});

test("a check in which all ran says so too", () => {
  expect(summary([step("unit", "passed")], 1)).toContain("1 passed, 0 failed, 0 not run in 1.0 s");
});
