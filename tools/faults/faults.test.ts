import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import type { Fault } from "./fault.ts";
import { chosen, commandOf, faults, planted } from "./plan.ts";

const at = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

test("there are 60 faults, no two of them alike", () => {
  expect(faults).toHaveLength(60);
  expect(new Set(faults.map(({ file, from }) => `${file} ${from}`)).size).toBe(60);
});

test.each(faults)("$file has one place for the fault $to, and $killer.file is there", (fault) => {
  const text = readFileSync(at(fault.file), "utf8");
  expect(planted(text, fault)).not.toBe(text);
  expect(existsSync(at(fault.killer.file))).toBe(true);
});

test("a journey that is named has that title", () => {
  for (const { killer } of faults.filter(({ killer: { level } }) => level === "e2e")) {
    // Titles that are put together of parts have their end in the file.
    const words = (killer.title ?? "").split(/[ ,]+/);
    const text = readFileSync(at(killer.file), "utf8");
    expect(words.filter((word) => !text.includes(word))).toEqual([]);
  }
});

const fault: Fault = {
  file: "a.ts",
  from: "x > 1",
  to: "x >= 1 /* $& */",
  killer: { level: "unit", file: "a.test.ts" },
};

test("a fault is planted as it is written, and only where its place is certain", () => {
  expect(planted("if (x > 1) y", fault)).toBe("if (x >= 1 /* $& */) y");
  expect(() => planted("x > 1; x > 1", fault)).toThrow("a.ts has 2 places");
  expect(() => planted("x < 1", fault)).toThrow("a.ts has 0 places");
});

test("its tests run alone", () => {
  expect(commandOf(fault.killer).join(" ")).toBe("exec vitest run --project unit a.test.ts");
  expect(commandOf({ level: "e2e", file: "e2e/a.spec.ts", title: "PUB-01" })).toContain("PUB-01");
});

test("faults are chosen by their file or the level of their tests", () => {
  expect(chosen(faults, [])).toBe(faults);
  expect(chosen([fault], ["unit"])).toEqual([fault]);
  expect(chosen([fault], ["server"])).toEqual([]);
});
