import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { once } from "../src/once.ts";

test("a value is made when it is first asked for, and only then", () => {
  let made = 0;
  const value = once(() => {
    made += 1;
    return undefined;
  });
  expect(made).toBe(0);
  value();
  value();
  expect(made).toBe(1);
});

const schemas = [
  "../src/generated/panel/zod.gen.ts",
  "../src/generated/bots/zod.gen.ts",
  "../src/generated/plays/zod.gen.ts",
  "../src/generated/tryouts/zod.gen.ts",
  "../src/generated/geocoder/zod.gen.ts",
];

test.each(schemas)("API-01 no schema of %s is made while its code is loaded", (file) => {
  const source = readFileSync(new URL(file, import.meta.url), "utf8");
  const declared = source.match(/^export const z\w+ = .*$/gm) ?? [];
  expect(declared.length).toBeGreaterThan(0);
  expect(declared.filter((line) => !line.includes("= /* @__PURE__ */ once(() => "))).toEqual([]);
});
