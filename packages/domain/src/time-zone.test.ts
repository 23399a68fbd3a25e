import { expect, test } from "vitest";
import { knownTimeZone, routeTimeZone, timeZoneInWords } from "./time-zone.ts";

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

test.each([
  ["Europe/Madrid", "es", "2026-05-05", "hora de verano de Europa central"],
  ["Europe/Madrid", "es", "2026-12-05", "hora estándar de Europa central"],
  ["Europe/Lisbon", "es", "2026-05-05", "hora de verano de Europa occidental"],
  ["Europe/Madrid", "ca", "2026-05-05", "hora d’estiu d’Europa central"],
  ["Atlantic/Canary", "en", "2026-05-05", "Western European Summer Time"],
])("PUB-07 the time zone %s is called in %s by the day %s", (zone, language, day, words) => {
  expect(timeZoneInWords(zone, language, new Date(`${day}T12:00:00Z`))).toBe(words);
});
