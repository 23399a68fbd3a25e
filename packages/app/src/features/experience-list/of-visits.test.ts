import { ApiError } from "@panel/api-client";
import { expect, test } from "vitest";
import { isOfVisits, valuesOf } from "./of-visits.ts";

const refused = (translationKey: string, data = {}) =>
  new ApiError("refused", "Visitors are playing the route", { translationKey, data });

test("the day until which visitors play is written as the reader's language writes it", () => {
  const error = refused("VISITS.underWay", { day: "2026-12-03" });
  expect(isOfVisits(error)).toBe(true);
  expect(valuesOf(error, "es")).toEqual({ day: "3 de diciembre de 2026" });
});

test("other failures are none of visitors", () => {
  for (const error of [refused("ERRORS.codeTaken"), new Error("No network"), undefined]) {
    expect([isOfVisits(error), valuesOf(error, "es")]).toEqual([false, {}]);
  }
});
