import { expect, test } from "vitest";
import { idRanges } from "../src/audit/id-ranges.ts";

test.each([
  [[], ""],
  [[7], "7"],
  [[3, 1, 2], "1-3"],
  [[1, 2, 3, 7, 9, 10], "1-3, 7, 9-10"],
])("TRU-37 the ids %j are told as %j", (ids, told) => {
  expect(idRanges(ids)).toBe(told);
});

test("TRU-37 ids that nowhere lie side by side are told by the first and the last ones", () => {
  const ids = Array.from({ length: 500 }, (_, index) => 2 * index + 1);
  expect(idRanges(ids)).toMatch(/^1, 3, (?:\d+, ){17}…, 999$/);
});
