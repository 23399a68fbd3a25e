import { expect, test } from "vitest";
import { eastward, project, unproject, worldWidth } from "./mercator.ts";

test("UIK-06 a place is the same after projecting and unprojecting", () => {
  const { lat, lon } = unproject(project({ lat: 41.3917, lon: 2.1649 }));
  expect(lat).toBeCloseTo(41.3917, 9);
  expect(lon).toBeCloseTo(2.1649, 9);
});

test("UIK-06 a place picked in another copy of the world is the same place", () => {
  const [east, north] = project({ lat: 41.3917, lon: 2.1649 });
  expect(unproject([east + 2 * worldWidth, north]).lon).toBeCloseTo(2.1649, 6);
});

test("UIK-06 a marker beyond the date line is near", () => {
  const [fiji] = project({ lat: -17, lon: 179 });
  const [tonga] = project({ lat: -17, lon: -179 });
  expect(eastward(fiji, tonga)).toBeCloseTo(worldWidth / 180, 3);
  expect(eastward(tonga, fiji)).toBeCloseTo(-worldWidth / 180, 3);
});
