import { expect, test } from "vitest";
import { project } from "./mercator.ts";
import { ringPlaces, stacksOf } from "./stacks.ts";

const placed = (id: string, lat: number, lon: number) => {
  const position = { lat, lon };
  return { id, position, at: project(position) };
};
/** Degrees of latitude in a metre. */
const metre = 1 / 111_195;
const idsOf = (stacks: { id: string }[][]) => stacks.map((stack) => stack.map(({ id }) => id));

test("UIK-06 markers within two metres of ground lie on one spot", () => {
  for (const lat of [0, 40.4168, 69.65]) {
    const items = [
      placed("a", lat, 171.3),
      placed("b", lat + 1.9 * metre, 171.3),
      placed("c", lat + 2.2 * metre, 171.3),
      placed("far", lat + 0.1, 171.3),
    ];
    expect(idsOf(stacksOf(items))).toEqual([["a", "b"]]);
  }
});

test("UIK-06 two thousand markers apart are no stack", () => {
  const items = Array.from({ length: 2_000 }, (_, index) =>
    placed(String(index), 40.3 + (index % 50) * 0.005, -3.8 + Math.floor(index / 50) * 0.006),
  );
  expect(stacksOf(items)).toEqual([]);
});

test("UIK-06 spread markers are a finger's width from each other and from their spot", () => {
  for (const count of [2, 3, 8, 12, 13, 40, 100]) {
    const places = ringPlaces(count);
    expect(places).toHaveLength(count);
    for (const [index, [right, down]] of places.entries()) {
      expect(Math.hypot(right, down)).toBeGreaterThanOrEqual(43.9);
      for (const [x, y] of places.slice(index + 1)) {
        expect(Math.hypot(x - right, y - down)).toBeGreaterThanOrEqual(40);
      }
    }
  }
});
