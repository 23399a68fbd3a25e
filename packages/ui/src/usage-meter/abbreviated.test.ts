import { expect, test } from "vitest";
import { abbreviated } from "./abbreviated.ts";

test.each([
  [0, "0"],
  [999, "999"],
  [12.5, "12.5"],
  [1000, "1k"],
  [1234, "1.2k"],
  [1999, "1.9k"],
  [999_999, "999.9k"],
  [1_000_000, "1M"],
  [5_690_000, "5.6M"],
  [2_000_000_000, "2B"],
  [1_500_000_000_000, "1,500B"],
  [-1234, "-1.2k"],
])("%d reads %s", (amount, text) => {
  expect(abbreviated(amount, "en")).toBe(text);
});

test("figures are the locale's", () => {
  expect(abbreviated(1234, "es")).toBe("1,2k");
});
