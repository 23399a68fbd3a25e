import type { MapPoint } from "@panel/api-client/panel";
import { expect, test } from "vitest";
import { followingPoint } from "./open-point.ts";

const points = [7, 3, 9].map((IdPoint) => ({ IdPoint }) as MapPoint);

test.each([
  [7, 3],
  [3, 9],
  [9, undefined],
  [4, undefined],
])("after point %s in the order of the route comes %s", (id, next) => {
  expect(followingPoint(points, id)?.IdPoint).toBe(next);
});
