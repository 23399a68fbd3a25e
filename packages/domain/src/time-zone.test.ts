import { expect, test } from "vitest";
import { knownTimeZone } from "./time-zone.ts";

test.each([
  ["America/Bogota", "America/Bogota"],
  ["Europe/Madrid", "Europe/Madrid"],
  ["Mars/Olympus", undefined],
  ["<b>", undefined],
  ["", undefined],
  [undefined, undefined],
])("PUB-07 the time zone %s is %s", (name, known) => {
  expect(knownTimeZone(name)).toBe(known);
});
