import { wholeSound } from "@panel/domain/source-sounds";
import { expect, test } from "vitest";
import { cutSound } from "./cut-sound.ts";

const left = Float32Array.from([1, 1, 1, 1, 1, 1, 1, 1]);
const right = Float32Array.from([0, 0, 0, 0, 1, 1, 1, 1]);
/** Four samples a second. */
const whole = wholeSound(2, 2);

test("LIB-04 what is outside of the part that is kept is gone", () => {
  const [one, other] = cutSound([left, right], 4, { ...whole, start: 0.5, end: 1.5 });
  expect([...(one ?? [])]).toEqual([1, 1, 1, 1]);
  expect([...(other ?? [])]).toEqual([0, 0, 1, 1]);
});

test("LIB-04 it swells and fades in a line, and the sound that was given stays as it is", () => {
  const [one] = cutSound([left, right], 4, { ...whole, fadeIn: 1, fadeOut: 0.5 });
  expect([...(one ?? [])]).toEqual([0, 0.25, 0.5, 0.75, 1, 1, 0.5, 0]);
  expect([...left]).toEqual([1, 1, 1, 1, 1, 1, 1, 1]);
});

test("LIB-04 at a low rate the channels become one", () => {
  const made = cutSound([left, right], 4, { ...whole, rate: 48 });
  expect(made.map((channel) => [...channel])).toEqual([[0.5, 0.5, 0.5, 0.5, 1, 1, 1, 1]]);
});
