import { expect, test } from "vitest";
import { codedToSrgb } from "./coded-colours.ts";

/** What a pixel becomes. */
function made(red: number, green: number, blue: number, primaries: number, transfer: number) {
  const pixels = Uint8ClampedArray.of(red, green, blue, 255);
  codedToSrgb(pixels, { primaries, transfer });
  return [...pixels];
}

test("LIB-04 colours of Display P3 and BT.2020 become those of sRGB", () => {
  // By the matrices of all three.
  expect(made(200, 110, 90, 12, 13)).toEqual([214, 104, 84, 255]);
  expect(made(255, 255, 255, 9, 14)).toEqual([255, 255, 255, 255]);
  const [red = 0, green = 0] = made(180, 110, 90, 9, 13);
  expect(red).toBeGreaterThan(200);
  expect(green).toBeLessThan(110);
});

test.each([
  ["PQ", 16],
  ["HLG", 18],
])("LIB-04 of lights of %s none is lost, and the brightest is white", (_, transfer) => {
  const grays = [40, 80, 120, 160].map((value) => made(value, value, value, 9, transfer)[0] ?? 0);
  for (const [at, gray] of grays.entries()) expect(gray).toBeGreaterThan(grays[at - 1] ?? 0);
  expect(made(255, 255, 255, 9, transfer)).toEqual([255, 255, 255, 255]);
  expect(made(0, 0, 0, 9, transfer)).toEqual([0, 0, 0, 255]);
});

test("LIB-04 the middle tones of PQ stay as bright as they were meant", () => {
  // 26 cd/m², as the gray of a card beside white paper of 203.
  const [gray = 0] = made(96, 96, 96, 1, 16);
  expect(Math.abs(gray - 98)).toBeLessThan(4);
});
