import type { Position } from "../experience/position.ts";

/** WGS 84. */
const RADIUS = 6_378_137;
const FLATTENING = 1 / 298.257_223_563;
const SCALE = 0.9996;
const FALSE_EASTING = 500_000;
const FALSE_NORTHING = 10_000_000;

const n = FLATTENING / (2 - FLATTENING);
const A = (RADIUS / (1 + n)) * (1 + n ** 2 / 4 + n ** 4 / 64);
const BETA = [
  n / 2 - (2 / 3) * n ** 2 + (37 / 96) * n ** 3,
  n ** 2 / 48 + n ** 3 / 15,
  (17 / 480) * n ** 3,
];
const DELTA = [
  2 * n - (2 / 3) * n ** 2 - 2 * n ** 3,
  (7 / 3) * n ** 2 - (8 / 5) * n ** 3,
  (56 / 15) * n ** 3,
];
const DEGREES = 180 / Math.PI;

/** A place in the Universal Transverse Mercator grid, in metres. */
export interface Utm {
  /** 1 to 60. */
  zone: number;
  south: boolean;
  easting: number;
  northing: number;
}

/** Converts with Krüger's series, to a millimetre within a zone. */
export function utmPosition({ zone, south, easting, northing }: Utm): Position {
  const xi = (northing - (south ? FALSE_NORTHING : 0)) / (SCALE * A);
  const eta = (easting - FALSE_EASTING) / (SCALE * A);
  let [x, e] = [xi, eta];
  for (const [index, beta] of BETA.entries()) {
    const j = 2 * (index + 1);
    x -= beta * Math.sin(j * xi) * Math.cosh(j * eta);
    e -= beta * Math.cos(j * xi) * Math.sinh(j * eta);
  }
  const chi = Math.asin(Math.sin(x) / Math.cosh(e));
  let lat = chi;
  for (const [index, delta] of DELTA.entries()) lat += delta * Math.sin(2 * (index + 1) * chi);
  const lon = Math.atan2(Math.sinh(e), Math.cos(x)) * DEGREES + zone * 6 - 183;
  return { lat: lat * DEGREES, lon };
}
