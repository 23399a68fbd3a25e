import { expect, test } from "vitest";
import { clockText, fewerPeaks, peaksOf } from "./peaks.ts";

test("UIK-05 a peak is the loudest sample of its stretch, whatever its sign", () => {
  expect(peaksOf(new Float32Array([0, 0.5, -1, 0.25]), 2)).toEqual([0.5, 1]);
});

test("UIK-05 every sample counts where stretches are uneven", () => {
  expect(peaksOf(new Float32Array([0, 0, 0, 0, 0, 0, 1]), 3)).toEqual([0, 0, 1]);
});

test("UIK-05 peaks stay within one, and silence has none", () => {
  expect(peaksOf(new Float32Array([1.5]), 1)).toEqual([1]);
  expect(peaksOf(new Float32Array(), 2)).toEqual([0, 0]);
});

test("LIB-05 fewer peaks keep the loudest of each stretch, and few stay as they are", () => {
  expect(fewerPeaks([0.1, 0.9, 0.2, 0.3, 0.4], 2)).toEqual([0.9, 0.4]);
  expect(fewerPeaks([0.1, 0.2], 2)).toEqual([0.1, 0.2]);
});

test.each([
  [0, "0:00"],
  [65.9, "1:05"],
  [3600, "60:00"],
  [Number.NaN, "–:––"],
  [Number.POSITIVE_INFINITY, "–:––"],
])("UIK-05 %d seconds read %s", (seconds, text) => {
  expect(clockText(seconds)).toBe(text);
});
