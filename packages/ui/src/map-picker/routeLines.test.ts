import { expect, test } from "vitest";
import { visiblePart } from "./routeLines.ts";

test("UIK-06 a line within the box is drawn whole", () => {
  expect(visiblePart([10, 20, 90, 80], 100, 100)).toEqual([10, 20, 90, 80]);
});

test("UIK-06 a line that passes by is not drawn", () => {
  expect(visiblePart([-50, 10, -10, 90], 100, 100)).toBeUndefined();
  expect(visiblePart([120, 0, 300, 100], 100, 100)).toBeUndefined();
  expect(visiblePart([-60, 50, 50, -60], 100, 100)).toBeUndefined();
});

test("UIK-06 of a line across the country only what is seen is drawn", () => {
  const part = visiblePart([-5_000_000, 50, 5_000_000, 50], 100, 100);
  const [from = 0, , to = 0] = part ?? [];
  expect(from).toBeGreaterThan(-20);
  expect(from).toBeLessThanOrEqual(0);
  expect(to).toBeGreaterThanOrEqual(100);
  expect(to).toBeLessThan(120);
});

test("UIK-06 the dashes of a cut line stay where they are while the map moves", () => {
  const period = 11;
  const start = visiblePart([-1000, 50, 1000, 50], 100, 100)?.[0] ?? Number.NaN;
  expect((start + 1000) % period).toBeCloseTo(0);
});
