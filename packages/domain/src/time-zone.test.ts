import { expect, test } from "vitest";
import { knownTimeZone, routeTimeZone } from "./time-zone.ts";

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

test("PRZ-03 the hours of a route are those of its place", () => {
  expect(routeTimeZone(undefined)).toBe("Europe/Madrid");
  expect(routeTimeZone({ lat: 41.4, lon: 2.17 })).toBe("Europe/Madrid");
  expect(routeTimeZone({ lat: 28.47, lon: -16.25 })).toBe("Atlantic/Canary");
});
