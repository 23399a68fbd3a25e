import { expect, test } from "vitest";
import { reducedPixels } from "./reduced-pixels.ts";

const pixels = (...colours: readonly (readonly number[])[]) => Uint8Array.from(colours.flat());
const RED = [255, 0, 0, 255];
const BLUE = [0, 0, 255, 255];
const CLEAR = [0, 255, 0, 0];

test("LIB-04 a pixel of a smaller picture is the mean of those that it covers", () => {
  const data = pixels(RED, RED, BLUE, BLUE, RED, RED, BLUE, RED);
  const made = reducedPixels({ data, width: 4, height: 2, stride: 16 }, 2, 1);
  expect([...made]).toEqual([255, 0, 0, 255, 64, 0, 191, 255]);
});

test("LIB-04 one that is covered in part counts in part", () => {
  const data = pixels(RED, BLUE, RED);
  const made = reducedPixels({ data, width: 3, height: 1, stride: 12 }, 2, 1);
  expect([...made]).toEqual([170, 0, 85, 255, 170, 0, 85, 255]);
});

test("LIB-04 what is transparent lends no colour to its neighbours", () => {
  const data = pixels(RED, CLEAR);
  const made = reducedPixels({ data, width: 2, height: 1, stride: 8 }, 1, 1);
  expect([...made]).toEqual([255, 0, 0, 128]);
});

test("LIB-04 rows may be longer than what is in them, and a picture may keep its size", () => {
  const data = pixels(RED, BLUE, CLEAR, BLUE, RED, CLEAR);
  const made = reducedPixels({ data, width: 2, height: 2, stride: 12 }, 2, 2);
  expect([...made]).toEqual([...RED, ...BLUE, ...BLUE, ...RED]);
});
