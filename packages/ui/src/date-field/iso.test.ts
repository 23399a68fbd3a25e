import { expect, test } from "vitest";
import { dateTimeOf, dateTimeText, dayOf, dayText, timeOf, timeText } from "./iso.ts";

test.each(["2026-11-21", "2024-02-29", "0999-01-01"])("the day %s is kept", (text) => {
  expect(dayText(dayOf(text))).toBe(text);
});

test.each(["", "2026-02-29", "21/11/2026", "2026-11-21T09:30", "x"])("%j is no day", (text) => {
  expect(dayOf(text)).toBeNull();
});

test.each(["00:00", "09:30", "23:59"])("the time %s is kept", (text) => {
  expect(timeText(timeOf(text))).toBe(text);
});

test("seconds are left off", () => {
  expect(timeText(timeOf("09:30:45"))).toBe("09:30");
  expect(dateTimeText(dateTimeOf("2026-11-21T09:30:45"))).toBe("2026-11-21T09:30");
});

test.each(["", "24:00", "9:30", "noon"])("%j is no time", (text) => {
  expect(timeOf(text)).toBeNull();
});

// At 02:30 the clocks of Madrid jump to 03:00 on this day: the author's words stay what they are.
test.each(["2026-11-21T00:00", "2026-03-29T02:30"])("the moment %s is kept", (text) => {
  expect(dateTimeText(dateTimeOf(text))).toBe(text);
});

test("a moment of a time zone is none of ours", () => {
  expect(dateTimeOf("2026-11-21T09:30Z")).toBeNull();
});

test("nothing is an empty text", () => {
  expect([dayText(null), timeText(null), dateTimeText(null)]).toEqual(["", "", ""]);
});
