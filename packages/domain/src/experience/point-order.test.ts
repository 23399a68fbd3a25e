import { expect, test } from "vitest";
import { areSamePoints, movedOrder, orderWithRestored } from "./point-order.ts";

test("two orders of the same points are told from those of others", () => {
  expect(areSamePoints([1, 2, 3], [3, 1, 2])).toBe(true);
  expect(areSamePoints([1, 2, 3], [1, 2])).toBe(false);
  expect(areSamePoints([1, 2, 3], [1, 2, 2])).toBe(false);
  expect(areSamePoints([1, 2], [1, 4])).toBe(false);
});

test("a restored point follows the nearest one before it that is there", () => {
  expect(orderWithRestored([1, 4, 5], [1, 2, 3, 4], new Set([2, 3]))).toEqual([1, 2, 3, 4, 5]);
  expect(orderWithRestored([4, 1], [1, 2, 4], new Set([2]))).toEqual([4, 1, 2]);
  expect(orderWithRestored([3], [1, 2, 3], new Set([1, 2]))).toEqual([1, 2, 3]);
  // A point deleted together with the others and not restored is passed over.
  expect(orderWithRestored([3], [1, 2, 3], new Set([2]))).toEqual([2, 3]);
});

test("points are moved together, in the order that they have", () => {
  expect(movedOrder([1, 2, 3, 4], new Set([4]), 2, "before")).toEqual([1, 4, 2, 3]);
  expect(movedOrder([1, 2, 3, 4], new Set([3, 1]), 4, "after")).toEqual([2, 4, 1, 3]);
  expect(movedOrder([1, 2, 3], new Set([2, 3]), 3, "after")).toEqual([1, 2, 3]);
});
