import { expect, test } from "vitest";
import { squareOf } from "./cropping.ts";

const picture = { width: 2000, height: 1000 };

test("PRO-01, BOT-07 the square is what the frame shows", () => {
  expect(squareOf(picture, { scale: 0.25, x: 0, y: 0 }, 250)).toEqual({
    left: 500,
    top: 0,
    side: 1000,
  });
  expect(squareOf(picture, { scale: 0.5, x: 100, y: -50 }, 250)).toEqual({
    left: 550,
    top: 350,
    side: 500,
  });
});

test("PRO-01, BOT-07 the square never leaves the picture", () => {
  expect(squareOf(picture, { scale: 0.5, x: 9000, y: -9000 }, 250)).toEqual({
    left: 0,
    top: 500,
    side: 500,
  });
});
