import { expect, test } from "vitest";
import { dayOf, dayText, dayTimeOf, dayTimeText, timeOf, timeText } from "./iso.ts";

test.each(["2026-11-21", "2024-02-29", "0999-01-01"])("the day %s is kept", (text) => {
  expect(dayText(dayOf(text))).toBe(text);
});

test.each(["", "2026-02-29", "21/11/2026", "2026-11-21T09:30", "x"])("%j is no day", (text) => {
  expect(dayOf(text)).toBeNull();
});

test.each(["00:00", "09:30", "23:59"])("the time %s is kept", (text) => {
  expect(timeText(timeOf(text))).toBe(text);
});

test("seconds are dropped", () => {
  expect(timeText(timeOf("09:30:45"))).toBe("09:30");
});

test.each(["", "24:00", "9:30", "noon"])("%j is no time", (text) => {
  expect(timeOf(text)).toBeNull();
});

test("null is formatted as an empty text", () => {
  expect([dayText(null), timeText(null)]).toEqual(["", ""]);
});

test.each(["2026-11-21T00:00", "2024-02-29T23:59"])("the day with its time %s is kept", (text) => {
  expect(dayTimeText(dayTimeOf(text))).toBe(text);
});

test("of a day with its time, seconds are dropped", () => {
  expect(dayTimeOf("2026-11-21T09:30:45.500")?.toString()).toBe("2026-11-21T09:30:00");
});

test.each([
  "",
  "2026-11-21",
  "2026-02-29T09:30",
  "2026-11-21T24:30",
  "2026-11-21T09:30Z",
  "T09:30",
])("%j is no day with its time", (text) => {
  expect(dayTimeOf(text)).toBeNull();
});
