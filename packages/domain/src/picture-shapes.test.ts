import { expect, test } from "vitest";
import { isOfShape, shownArea } from "./picture-shapes.ts";

test.each([
  ["a square", 800, 800, { square: true, wide: false }],
  ["nearly a square, which no puzzle takes", 800, 801, { square: false, wide: false }],
  ["a cover as is advised", 1920, 1080, { square: false, wide: true }],
  ["16:9 in whole pixels", 1000, 563, { square: false, wide: true }],
  ["a photo", 1920, 1440, { square: false, wide: false }],
] as const)("CHL-04, EXP-13 the shape of %s", (_what, width, height, { square, wide }) => {
  expect(isOfShape({ width, height }, "square")).toBe(square);
  expect(isOfShape({ width, height }, "wide")).toBe(wide);
});

const photo = { width: 1920, height: 1440 };

test("CHL-04, EXP-13 what is cut out is what the frame shows", () => {
  expect(shownArea(photo, { scale: 0.25, x: 0, y: 0 }, 480, "wide")).toEqual({
    left: 0,
    top: 180,
    width: 1920,
    height: 1080,
  });
  expect(shownArea(photo, { scale: 0.5, x: 100, y: -50 }, 360, "square")).toEqual({
    left: 400,
    top: 460,
    width: 720,
    height: 720,
  });
});

test("CHL-04, EXP-13 it never leaves the picture, and has its shape to the pixel", () => {
  const far = shownArea(photo, { scale: 0.3, x: 9000, y: -9000 }, 360, "square");
  expect(far).toEqual({ left: 0, top: 240, width: 1200, height: 1200 });
  const odd = { width: 1001, height: 333 };
  for (const shape of ["wide", "square"] as const) {
    const area = shownArea(odd, { scale: 0.001, x: 0, y: 0 }, 900, shape);
    expect(isOfShape(area, shape)).toBe(true);
    expect(area.left + area.width).toBeLessThanOrEqual(odd.width);
    expect(area.top + area.height).toBeLessThanOrEqual(odd.height);
  }
});
