import { expect, test } from "vitest";
import { moved, sharesOf } from "./shares.ts";

test("UIK-02 a column is made wider at the cost of the next one, and no further than that one's least", () => {
  const shares = { a: 30, b: 20, c: 40 };
  expect(moved(shares, ["a", "b"], 5, 8)).toEqual({ a: 35, b: 15, c: 40 });
  expect(moved(shares, ["a", "b"], 50, 8)).toEqual({ a: 42, b: 8, c: 40 });
  expect(moved(shares, ["a", "b"], -50, 8)).toEqual({ a: 8, b: 42, c: 40 });
});

test("UIK-02 where both are narrower than the least already, they are made even", () => {
  expect(moved({ a: 4, b: 2 }, ["a", "b"], -1, 8)).toEqual({ a: 3, b: 3 });
});

test("UIK-02 without any width the browser sizes the columns", () => {
  expect(sharesOf(["a", "b"], {})).toEqual({});
});

test("UIK-02 a column that comes back has its width, and one without a width the usual one", () => {
  expect(sharesOf(["a", "b"], { a: 60, b: 30 })).toEqual({ a: 60, b: 30 });
  expect(sharesOf(["a", "b"], { a: 30, b: 30, c: 30 })).toEqual({ a: 45, b: 45 });
  expect(sharesOf(["a", "b", "new"], { a: 60, b: 30 })).toEqual({ a: 40, b: 20, new: 30 });
});
