import { expect, test } from "vitest";
import { withoutEnd, withoutEnds } from "./text-ends.ts";

test("marks go from the ends of a text, and stay within it", () => {
  expect(withoutEnds(" ;a; b;; ", /[\s;]/)).toBe("a; b");
  expect(withoutEnd("//a/b//", /\//)).toBe("//a/b");
  for (const nothing of ["", ";;;"]) expect(withoutEnds(nothing, /;/)).toBe("");
});

test("a run of marks of any length is looked at once", () => {
  const long = `${"/".repeat(1_000_000)}a`;
  expect(withoutEnd(long, /\//)).toBe(long);
});
