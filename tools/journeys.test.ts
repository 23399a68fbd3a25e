import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { SPINE } from "./spine.ts";
import { faults } from "./faults/plan.ts";
import { shortJourneys } from "./journeys.ts";

const runs = (journey: string, changed: readonly string[] = []) =>
  new RegExp(shortJourneys(changed).expression ?? "(?!)", "i").test(journey);

test("each journey of the spine is one of its file", () => {
  for (const [file, titles] of Object.entries(SPINE)) {
    const text = readFileSync(`e2e/${file}.spec.ts`, "utf8");
    for (const title of titles) {
      // What comes from a list is put together from parts that stand in the file.
      const parts = title.split(/ › | (?=editor$|signed out$)/).filter(Boolean);
      for (const part of parts) expect(text, `${file}: ${title}`).toContain(part);
    }
  }
});

test("the short check runs the spine, and the journeys of a file that has changed", () => {
  expect(runs("session.spec.ts SES-01, SES-05, PUB-04 signing in keeps the token")).toBe(true);
  expect(runs("first-paint.spec.ts as it is PUB-04 a password that is being typed")).toBe(true);
  const other = "typing.spec.ts EXP-06 of a text that is pasted";
  expect(runs(other)).toBe(false);
  expect(runs(other, ["e2e/typing.spec.ts"])).toBe(true);
  expect(runs(other, ["e2e/support/typing.ts", "packages/app/src/typing.ts"])).toBe(false);
  expect(runs("second-session.spec.ts SES-01, SES-05, PUB-04 signing in")).toBe(false);
});

const keys = { modules: "m", areas: "a", server: "s", spec: "f" };
const passedWith = (modules: readonly string[], areas: readonly string[] = []) => ({
  modules,
  areas,
  keys,
});

test("an entry of the spine is left out while nothing that it depends on has changed since it passed", () => {
  const name = "guards.spec.ts SES-08 who may not see a screen is told so";
  const passed = { [name]: passedWith(["packages/app/src/guard.tsx"]) };
  const whether = (changes: Partial<typeof keys>) =>
    new RegExp(
      shortJourneys([], passed, () => ({ ...keys, ...changes })).expression ?? "(?!)",
    ).test(name);
  expect(whether({})).toBe(false);
  expect(Object.keys(keys).filter((key) => !whether({ [key]: "new" }))).toEqual([]);
  expect(shortJourneys([], passed, () => keys).unchanged).toBe(1);
});

test("other journeys run where they have loaded a module or called an operation that has changed, the most specific 20", () => {
  const changed = ["packages/app/src/typing.tsx"];
  const many = Array.from({ length: 25 }, (_, index) => [
    `typing.spec.ts journey ${index} of all`,
    passedWith([...changed, ...Array.from({ length: index }, (_each, more) => `${more}.ts`)]),
  ]);
  const passed = Object.fromEntries(many);
  const touched = (differing: Partial<typeof keys>) => {
    const expression = shortJourneys(changed, passed, () => ({ ...keys, ...differing })).expression;
    return Object.keys(passed).filter((name) => new RegExp(expression ?? "(?!)").test(name));
  };
  expect(touched({})).toEqual([]);
  // Every journey starts the whole server; what it calls of it says more.
  expect(touched({ server: "new" })).toEqual([]);
  expect(touched({ areas: "new" })).toHaveLength(20);
  expect(touched({ modules: "new" })).toEqual(
    Array.from({ length: 20 }, (_, index) => `typing.spec.ts journey ${index} of all`),
  );
});

test("every journey that alone finds a planted fault is in the spine", () => {
  const killers = faults.filter(({ killer }) => killer.level === "e2e");
  expect(killers.length).toBeGreaterThan(0);
  const left = killers.filter(
    ({ killer: { file, title = "" } }) => !runs(`${file.replace(/^e2e\//, "")} ${title}`),
  );
  expect(left).toEqual([]);
});
