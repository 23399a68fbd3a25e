import { expect, test } from "vitest";
import { fitScale, fitted, panned, scaleOf, zoomedTo } from "./zoom.ts";

const picture = { width: 2000, height: 1000 };
const frame = { width: 500, height: 500 };

test("UIK-05 a large picture fits into its frame, and a small one is not enlarged", () => {
  expect(fitScale(picture, frame)).toBe(0.25);
  expect(fitScale({ width: 40, height: 20 }, frame)).toBe(1);
  expect(fitScale({ width: 0, height: 0 }, frame)).toBe(1);
});

test("UIK-05 zoom stays between the fitting scale and eight to one", () => {
  expect(zoomedTo(fitted, 100, picture, frame).scale).toBe(8);
  expect(zoomedTo({ scale: 1, x: 0, y: 0 }, 0.01, picture, frame)).toEqual(fitted);
});

test("UIK-05 the point under the pointer stays under it", () => {
  const around = { x: 100, y: 0 };
  const before = { scale: 1, x: 30, y: 0 };
  const after = zoomedTo(before, 2, picture, frame, around);
  const under = (view: typeof after) => (around.x - view.x) / scaleOf(view, picture, frame);
  expect(under(after)).toBeCloseTo(under(before));
});

test("UIK-05 a picture cannot be moved out of its frame", () => {
  const view = { scale: 1, x: 0, y: 0 };
  expect(panned(view, { x: 5000, y: -5000 }, picture, frame)).toMatchObject({ x: 750, y: -250 });
  expect(panned(fitted, { x: 40, y: 40 }, picture, frame)).toEqual(fitted);
});

test("UIK-05 a frame with `covered` is always filled by the picture", () => {
  const square = { width: 200, height: 200, covered: true };
  expect(fitScale(picture, square)).toBe(0.2);
  expect(fitScale({ width: 10, height: 20 }, square)).toBe(20);
  expect(panned(fitted, { x: 500, y: 500 }, picture, square)).toMatchObject({ x: 100, y: 0 });
  expect(zoomedTo({ scale: 0.4, x: 300, y: 0 }, 0.1, picture, square)).toMatchObject({
    scale: 0.2,
    x: 100,
  });
});
