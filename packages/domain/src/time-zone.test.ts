import { expect, test } from "vitest";
import { knownTimeZone, routeTimeZone, timeZoneInWords, timeZoneOfPlaces } from "./time-zone.ts";

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

test.each([
  ["nowhere", undefined, "Europe/Madrid"],
  ["Barcelona", { lat: 41.4, lon: 2.17 }, "Europe/Madrid"],
  ["Santa Cruz", { lat: 28.47, lon: -16.25 }, "Atlantic/Canary"],
  ["Lisbon", { lat: 38.72, lon: -9.14 }, "Europe/Lisbon"],
  ["Porto", { lat: 41.15, lon: -8.61 }, "Europe/Lisbon"],
  ["Bragança", { lat: 41.81, lon: -6.76 }, "Europe/Lisbon"],
  ["Elvas", { lat: 38.88, lon: -7.16 }, "Europe/Lisbon"],
  ["Faro", { lat: 37.02, lon: -7.94 }, "Europe/Lisbon"],
  ["Chaves", { lat: 41.74, lon: -7.47 }, "Europe/Lisbon"],
  ["Funchal", { lat: 32.65, lon: -16.91 }, "Atlantic/Madeira"],
  ["Ponta Delgada", { lat: 37.74, lon: -25.67 }, "Atlantic/Azores"],
  ["Badajoz", { lat: 38.88, lon: -6.97 }, "Europe/Madrid"],
  ["Olivenza", { lat: 38.68, lon: -7.1 }, "Europe/Madrid"],
  ["Vigo", { lat: 42.24, lon: -8.72 }, "Europe/Madrid"],
  ["Tui", { lat: 42.047, lon: -8.645 }, "Europe/Madrid"],
  ["Verín", { lat: 41.94, lon: -7.44 }, "Europe/Madrid"],
  ["Zamora", { lat: 41.5, lon: -5.75 }, "Europe/Madrid"],
  ["Ayamonte", { lat: 37.21, lon: -7.4 }, "Europe/Madrid"],
])("PRZ-03 the hours of a route in %s are those of its place", (_town, place, zone) => {
  expect(routeTimeZone(place)).toBe(zone);
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

test("a route is in the time zone of its first place that is set", () => {
  const islands = { lat: 28.47, lon: -16.25 };
  expect(timeZoneOfPlaces([null, undefined, { lat: 0, lon: 0 }, islands])).toBe("Atlantic/Canary");
  expect(timeZoneOfPlaces([{ lat: 41.4, lon: 2.17 }, islands])).toBe("Europe/Madrid");
  expect(timeZoneOfPlaces([])).toBe("Europe/Madrid");
});
