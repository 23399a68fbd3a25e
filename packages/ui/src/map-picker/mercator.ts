import { getWidth } from "ol/extent.js";
import { fromLonLat, get, toLonLat } from "ol/proj.js";
import type { Position } from "./coordinates.ts";

/** A place in the metres of the map's projection. */
export type Metres = readonly [east: number, north: number];

/** Around the world, after which the map repeats itself, in metres. */
export const worldWidth = getWidth(get("EPSG:3857")?.getExtent() ?? [0, 0, 0, 0]);

export function project({ lon, lat }: Position): Metres {
  const [east = 0, north = 0] = fromLonLat([lon, lat]);
  return [east, north];
}

/** In any copy of the world; longitudes come back into -180 to 180. */
export function unproject(coordinate: readonly number[]): Position {
  const [lon = 0, lat = 0] = toLonLat([...coordinate]);
  return { lat, lon: ((((lon + 180) % 360) + 360) % 360) - 180 };
}

/** The shorter way from one east to another, around the world if need be. */
export function eastward(from: number, to: number): number {
  const way = (to - from) % worldWidth;
  if (way > worldWidth / 2) return way - worldWidth;
  return way < -worldWidth / 2 ? way + worldWidth : way;
}
