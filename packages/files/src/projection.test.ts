import { expect, test } from "vitest";
import { toWgs84 } from "./projection.ts";

// What PROJ 9.1 gives (`gdaltransform -s_srs EPSG:25830 -t_srs EPSG:4258`).
test.each([
  // The Teide in zone 28, the zone of the islands.
  ["EPSG:25828", [339_217.6, 3_127_918.4], [-16.639_195_992_7, 28.267_443_041_5]],
  ["EPSG:32628", [339_217.6, 3_127_918.4], [-16.639_195_992_7, 28.267_443_041_5]],
  // The island as files of all of Spain have it, in zone 30: 13 degrees west of its middle.
  ["EPSG:25830", [-804_000, 3_200_000], [-16.231_325_774_4, 28.276_597_179_1]],
] as const)("metres of %s are what PROJ makes of them", (crs, metres, [lon, lat]) => {
  const [x, y] = toWgs84(crs)(metres);
  // Half a millimetre; the ellipsoids of ETRS89 and WGS 84 differ by less.
  expect(x).toBeCloseTo(lon, 8);
  expect(y).toBeCloseTo(lat, 8);
});
