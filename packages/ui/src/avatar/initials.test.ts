import { expect, test } from "vitest";
import { initialsOf } from "./initials.ts";

test.each([
  ["Núria Puig i Camps", "NC"],
  ["Àngel", "À"],
  ["  ", ""],
  ["(beta) Ñusta", "Ñ"],
])("%j is %j", (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
