import { expect, test } from "vitest";
import { pageRanges } from "./page-ranges.ts";

test("pages in a row are one range, in order", () => {
  expect(pageRanges([9, 1, 2, 3, 7, 8, 12, 2])).toEqual(["1–3", "7–9", "12"]);
  expect(pageRanges([])).toEqual([]);
});
