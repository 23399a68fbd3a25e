import fc from "fast-check";
import { expect, test } from "vitest";
import { prizeDayAt } from "../experience/prize.ts";
import { versionsToThin } from "./thinning.ts";

const now = new Date("2027-06-30T12:00:00Z");
const keeping = { allDays: 30, dailyDays: 365 };
const DAY = 24 * 60 * 60_000;
const version = (number: number, savedAt: string, name = "") => ({ number, savedAt, name });

test("all versions stay for the first days, then the last of each day, then those with a name", () => {
  const versions = [
    version(1, "2025-01-01T10:00:00Z"),
    version(2, "2025-01-02T10:00:00Z", "Inauguración"),
    version(3, "2027-01-10T09:00:00Z"),
    // A day ends where the routes are: in Madrid this is the eleventh.
    version(4, "2027-01-10T22:59:00Z"),
    version(5, "2027-01-10T23:01:00Z"),
    version(6, "2027-06-20T10:00:00Z"),
    version(7, "2027-06-20T10:00:01Z"),
  ];
  expect(new Set(versionsToThin(versions, now, keeping))).toEqual(new Set([1, 3]));
});

test("the latest version stays, however old it is", () => {
  expect(versionsToThin([version(1, "2020-01-01T00:00:00Z")], now, keeping)).toEqual([]);
});

test("what was published stays, however old it is", () => {
  const versions = [
    { ...version(1, "2025-01-01T10:00:00Z"), isPublished: true },
    version(2, "2025-01-01T11:00:00Z"),
    version(3, "2027-06-30T10:00:00Z"),
  ];
  expect(versionsToThin(versions, now, keeping)).toEqual([2]);
});

const some = fc.uniqueArray(
  fc.record({
    number: fc.integer({ min: 1, max: 10_000 }),
    savedAt: fc
      .integer({ min: 0, max: 500 * 24 })
      .map((hours) => new Date(now.getTime() - (hours * DAY) / 24).toISOString()),
    name: fc.constantFrom("", "", "", "Entrega"),
  }),
  { selector: ({ number }) => number, maxLength: 60 },
);

test("thinning again thins nothing, and no day of a year is left without a version", () => {
  fc.assert(
    fc.property(some, (given) => {
      // As they are saved: a later number is a later moment.
      const times = given.map(({ savedAt }) => savedAt).toSorted();
      const versions = given
        .toSorted((a, b) => a.number - b.number)
        .map((each, index) => ({ ...each, savedAt: times[index] ?? "" }));
      const gone = new Set(versionsToThin(versions, now, keeping));
      const left = versions.filter(({ number }) => !gone.has(number));
      expect(versionsToThin(left, now, keeping)).toEqual([]);
      const daysOf = (all: typeof versions) =>
        new Set(all.map((each) => prizeDayAt(new Date(each.savedAt))));
      const inYear = versions.filter(
        ({ savedAt }) => now.getTime() - new Date(savedAt).getTime() <= 365 * DAY,
      );
      const leftDays = daysOf(left);
      for (const day of daysOf(inYear)) expect(leftDays).toContain(day);
    }),
  );
});
