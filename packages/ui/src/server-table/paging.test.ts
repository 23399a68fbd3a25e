import { expect, test } from "vitest";
import { pagesOf, rangeOf, withPageSize } from "./paging.ts";

test("UIK-02 the last page may be short, and an empty list has one page", () => {
  expect([pagesOf(0, 25), pagesOf(25, 25), pagesOf(26, 25)]).toEqual([1, 1, 2]);
  expect(rangeOf({ page: 2, pageSize: 25 }, 26)).toEqual([26, 26]);
  expect(rangeOf({ page: 1, pageSize: 25 }, 0)).toEqual([0, 0]);
});

test("UIK-02 with another size of page the first row that was shown stays in view", () => {
  expect(withPageSize({ page: 3, pageSize: 25 }, 100)).toEqual({ page: 1, pageSize: 100 });
  expect(withPageSize({ page: 2, pageSize: 50 }, 10)).toEqual({ page: 6, pageSize: 10 });
});
