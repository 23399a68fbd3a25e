import { expect, test } from "vitest";
import { largestDrop } from "./largest-drop.ts";

const old = (...counts: (number | null)[]) =>
  counts.map((reached) => ({ reached, isNewer: false }));

test("EXP-04 most visitors are lost where the step down is the largest, as far as it is known", () => {
  expect(largestDrop(old(90, 80, 50, 45))).toEqual({ index: 2, lost: 30 });
  expect(largestDrop(old(90, null, 5))).toBeUndefined();
  expect(largestDrop(old(90, 95))).toBeUndefined();
  expect(largestDrop([])).toBeUndefined();
});

test("EXP-04 nobody is lost at a point that was made after they played, nor at the one behind it", () => {
  const made = { reached: 0, isNewer: true };
  const [first, ...others] = old(141, 130, 80);
  expect(largestDrop([first!, made, ...others])).toEqual({ index: 3, lost: 50 });
  expect(largestDrop([first!, made])).toBeUndefined();
  expect(largestDrop([made, ...others])).toEqual({ index: 2, lost: 50 });
});
