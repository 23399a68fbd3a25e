import { utmPosition } from "@panel/domain/places/utm";
import { expect, test } from "vitest";
import { toWgs84 } from "./projection.ts";

test.each([
  // The Teide in zone 28, and, far outside of it, in the zone of the peninsula.
  ["EPSG:25828", [339_217.6, 3_127_918.4]],
  ["EPSG:32628", [339_217.6, 3_127_918.4]],
] as const)("metres of UTM are those of the form for one point: %s", (crs, [x, y]) => {
  const [lon, lat] = toWgs84(crs)([x, y]);
  expect([lat.toFixed(3), lon.toFixed(3)]).toEqual(["28.267", "-16.639"]);
});

test("metres beyond the edge of their zone are exact", () => {
  // Santa Cruz de Tenerife, as files of all of Spain have it, in zone 30: 13 degrees west of its middle.
  const [lon, lat] = toWgs84("EPSG:25830")([-804_000, 3_200_000]);
  const exact = utmPosition({ zone: 30, south: false, easting: -804_000, northing: 3_200_000 });
  expect([lat, lon]).toEqual([exact.lat, exact.lon]);
});
