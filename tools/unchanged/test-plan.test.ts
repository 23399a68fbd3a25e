import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { StepRecord } from "./step-record.ts";
import { keyIn, planTests, unchangedTests, writePassed } from "./test-plan.ts";

let root: string;
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "unchanged-"));
  execFileSync("git", ["init", "-q"], { cwd: root });
  write(".gitignore", "node_modules\n");
  write("pnpm-lock.yaml", "lock");
  write("packages/a/src/a.test.ts", 'import "./a.ts";');
  write("packages/a/src/a.ts", "export const a = 1;");
  write("packages/a/src/b.test.ts", 'import "./b.ts";');
  write("packages/a/src/b.ts", "export const b = 1;");
});
afterEach(() => rmSync(root, { recursive: true }));

const [A, B] = ["packages/a/src/a.test.ts", "packages/a/src/b.test.ts"];

/** Both tests pass, as the reporter records it. */
function pass(): void {
  const plan = planTests(root, false);
  const passed = (file: string) => ({ key: keyIn(plan, "unit", file) ?? "", tests: 2 });
  writePassed(root, "unit", { [A]: passed(A), [B]: passed(B) });
}
const unchanged = () => Object.keys(planTests(root, false).unchanged["unit"] ?? {});

test("a test that has passed is unchanged until something that it reaches changes", () => {
  expect(unchanged()).toEqual([]);
  pass();
  expect(unchanged()).toEqual([A, B]);
  write("packages/a/src/a.ts", "export const a = 2;");
  expect(unchanged()).toEqual([B]);
  // As it was when it passed.
  write("packages/a/src/a.ts", "export const a = 1;");
  expect(unchanged()).toEqual([A, B]);
  expect(unchangedTests(planTests(root, false), ["unit", "storybook"])).toBe("4 tests in 2 files");
});

test("other versions of packages leave nothing unchanged, and neither does the whole check", () => {
  pass();
  expect(planTests(root, true).unchanged).toEqual({});
  write("pnpm-lock.yaml", "another lock");
  expect(unchanged()).toEqual([]);
  expect(unchangedTests(planTests(root, false), ["unit"])).toBeUndefined();
});

test("a step is unchanged while what it reads is as it was when it passed", () => {
  const step = {
    name: "lint",
    command: ["lint"],
    reads: (file: string) => file.endsWith("a.ts"),
  };
  const record = new StepRecord(root);
  expect(record.isUnchanged(step)).toBe(false);
  // A change while it runs is not what has passed.
  write("packages/a/src/a.ts", "export const a = 2;");
  record.passed(step);
  expect(new StepRecord(root).isUnchanged(step)).toBe(false);
  new StepRecord(root).passed(step);
  expect(new StepRecord(root).isUnchanged(step)).toBe(true);
  write("packages/a/src/b.ts", "export const b = 2;");
  expect(new StepRecord(root).isUnchanged(step)).toBe(true);
  expect(new StepRecord(root).isUnchanged({ ...step, command: ["lint", "--all"] })).toBe(false);
  expect(new StepRecord(root).isUnchanged({ name: "lint", command: ["lint"] })).toBe(false);
});
