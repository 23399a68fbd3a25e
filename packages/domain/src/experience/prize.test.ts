import fc from "fast-check";
import { expect, test } from "vitest";
import {
  defaultPickup,
  isPickupOpen,
  isPickupTime,
  isPrizeDay,
  isPrizeScore,
  pickupProblems,
  settledPrizeScore,
  TIME_ZONE,
} from "./prize.ts";

const pickup = defaultPickup(new Date("2026-11-21T12:00:00Z"));

test("PRZ-02 a pickup defaults to tomorrow until in 7 days, from 9 to 13 and from 16 to 18", () => {
  expect(pickup).toEqual({
    firstDay: "2026-11-22",
    lastDay: "2026-11-28",
    morningStart: "09:00",
    morningEnd: "13:00",
    afternoonStart: "16:00",
    afternoonEnd: "18:00",
  });
});

test("PRZ-02 tomorrow is computed in the time zone of the experience, not of the author's clock", () => {
  const lateInMadrid = new Date("2026-12-30T23:30:00Z");
  expect(defaultPickup(lateInMadrid)).toMatchObject({
    firstDay: "2027-01-01",
    lastDay: "2027-01-07",
  });
});

test("PRZ-02 at the end of 2030 the proposed days are still in the allowed range", () => {
  expect(defaultPickup(new Date("2030-12-28T12:00:00Z"))).toMatchObject({
    firstDay: "2030-12-29",
    lastDay: "2030-12-31",
  });
});

test("PRZ-02, PRZ-03 days may be from 2018-01-01 to 2030-12-31, or empty", () => {
  const days = ["", "2018-01-01", "2030-12-31", "2017-12-31", "2031-01-01", "0202-05-01"];
  expect(days.map(isPrizeDay)).toEqual([true, true, true, false, false, false]);
});

test("PRZ-02 times may be from 09:00 to 18:00, or empty", () => {
  const times = ["", "09:00", "18:00", "08:59", "18:01"];
  expect(times.map(isPickupTime)).toEqual([true, true, true, false, false]);
});

test("PRZ-02 the last day may equal the first one, but not be before it", () => {
  expect(pickupProblems({ ...pickup, lastDay: pickup.firstDay })).toEqual({});
  expect(pickupProblems({ ...pickup, lastDay: "2026-11-21" })).toEqual({
    lastDay: "FORM.prizeEndFirst",
  });
});

test("PRZ-02 a schedule ends after it begins", () => {
  expect(pickupProblems({ ...pickup, morningEnd: "09:00", afternoonStart: "18:00" })).toEqual({
    morningEnd: "FORM.prizeCloseFirst",
    afternoonEnd: "FORM.prizeCloseFirst",
  });
});

test("PRZ-02 a value out of range is reported as such rather than as out of order", () => {
  expect(pickupProblems({ ...pickup, firstDay: "2031-01-01", afternoonEnd: "08:00" })).toEqual({
    firstDay: "FORM.prizeDayRange",
    lastDay: "FORM.prizeEndFirst",
    afternoonEnd: "FORM.prizeTimeRange",
  });
});

test("PRZ-02 a prize is handed over on its days and in its hours, by the clock of its place", () => {
  const isOpen = (time: string, timeZone = TIME_ZONE) =>
    isPickupOpen(pickup, new Date(time), timeZone);
  expect(isOpen("2026-11-22T07:59:00Z")).toBe(false);
  expect(isOpen("2026-11-22T08:00:00Z")).toBe(true);
  expect(isOpen("2026-11-22T12:00:00Z")).toBe(false);
  expect(isOpen("2026-11-22T15:00:00Z")).toBe(true);
  expect(isOpen("2026-11-21T09:00:00Z")).toBe(false);
  expect(isOpen("2026-11-29T09:00:00Z")).toBe(false);
  // The Canary Islands are an hour behind.
  expect(isOpen("2026-11-22T08:30:00Z", "Atlantic/Canary")).toBe(false);
  expect(isOpen("2026-11-22T12:30:00Z", "Atlantic/Canary")).toBe(true);
});

test("PRZ-02 values that are not set are valid", () => {
  expect(pickupProblems({ ...pickup, firstDay: "", morningEnd: "", afternoonStart: "" })).toEqual(
    {},
  );
});

test("PRZ-02 on any day, the defaults are in order and in range", () => {
  const now = fc.date({
    min: new Date("2018-01-01T00:00:00Z"),
    max: new Date("2030-12-30T00:00:00Z"),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(now, (date) => {
      expect(pickupProblems(defaultPickup(date))).toEqual({});
    }),
  );
});

test("PRZ-04 emptied points become 5, a text that is no number becomes 0, and a number stays", () => {
  const typed = ["", "  ", "abc", " 012", "0", "-3", "2.5"];
  expect(typed.map(settledPrizeScore)).toEqual(["5", "5", "0", "12", "0", "-3", "2.5"]);
});

test("PRZ-04 points have to be a whole number from 0 to a million", () => {
  const texts = ["0", "5", "1000000", "1000001", "-3", "2.5", "", "abc", "1e3"];
  expect(texts.map(isPrizeScore)).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
    false,
    false,
    false,
  ]);
});
