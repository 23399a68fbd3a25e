import { expect, test } from "vitest";
import { parseNumber, stepNumber } from "./number-text.ts";

test("a comma counts as a decimal point", () => {
  expect(parseNumber("40,41")).toBe(40.41);
});

test("digits and the decimal mark of Arabic and Persian keyboards are those of a number", () => {
  expect(["٤٠٫٤١", "۴۰٫۴۱", "-٣", "٨٩"].map(parseNumber)).toEqual([40.41, 40.41, -3, 89]);
});

test.each(["", "-", "1.2.3", "12a", "1e5"])("%j means no number", (text) => {
  expect(parseNumber(text)).toBeNull();
});

test("a step does not show binary rounding", () => {
  expect(stepNumber("0.1", 1, { step: 0.2 })).toBe("0.3");
});

test("a step stops at the limits", () => {
  expect(stepNumber("9", 1, { step: 5, max: 10 })).toBe("10");
  expect(stepNumber("1", -1, { step: 5, min: 0 })).toBe("0");
});

test("a step from nothing starts at the minimum", () => {
  expect(stepNumber("", 1, { step: 1, min: 3 })).toBe("3");
});
