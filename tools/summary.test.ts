import { expect, test } from "vitest";
import { type Outcome, partsNotRun, summary } from "./summary.ts";

const step = (name: string, result: Outcome["result"]): Outcome => ({
  name,
  result,
  seconds: 1,
  notRun: [],
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

test("UIK-09 tests that a passed step could not run are counted as not run, with the reason", () => {
  const output = "stderr | a.test.ts\n\u001B[33mNOT RUN: tests that need prlimit\u001B[39m\n✓ b\n";
  const unit = { ...step("unit", "passed"), notRun: partsNotRun(output + output) };
  const text = summary([unit, step("visual", "not run")], 2);
  expect(text).toMatch(/not run +unit: tests that need prlimit\n/);
  expect(text).toContain("1 passed, 0 failed, 2 not run (visual, part of unit) in 2.0 s");
});

test("what is unchanged is told apart from what has run", () => {
  const unit = { ...step("unit", "passed"), unchanged: "4 tests in 2 files" };
  const text = summary([unit, { ...step("lint", "unchanged"), seconds: 0 }], 2);
  expect(text).toMatch(/unchanged +unit: 4 tests in 2 files\n/);
  expect(text).toMatch(/unchanged +lint /);
  expect(text).toContain("1 passed, 0 failed, 0 not run, 1 unchanged in 2.0 s");
});
