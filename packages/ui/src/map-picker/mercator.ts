import { getWidth } from "ol/extent.js";
import { fromLonLat, get, toLonLat } from "ol/proj.js";
import type { Position } from "./coordinates.ts";

/** A place in metres of the map's projection (EPSG:3857). */
export type Metres = readonly [east: number, north: number];

/** Width of the world in metres, after which the map repeats. */
export const worldWidth = getWidth(get("EPSG:3857")?.getExtent() ?? [0, 0, 0, 0]);

export function project({ lon, lat }: Position): Metres {
  const [east = 0, north = 0] = fromLonLat([lon, lat]);
  return [east, north];
}

/** Degrees of a coordinate in any copy of the world; longitudes are normalised to -180 to 180. */
export function unproject(coordinate: readonly number[]): Position {
  const [lon = 0, lat = 0] = toLonLat([...coordinate]);
  return { lat, lon: ((((lon + 180) % 360) + 360) % 360) - 180 };
}

/** How many metres of the projection a metre of ground is at a latitude; the poles are far. */
export function metresOfGround(lat: number): number {
  return 1 / Math.max(Math.cos((lat * Math.PI) / 180), 0.01);
}

/** The shorter distance to the east between two x coordinates, around the world if need be; negative to the west. */
export function eastward(from: number, to: number): number {
  const way = (to - from) % worldWidth;
  if (way > worldWidth / 2) return way - worldWidth;
  return way < -worldWidth / 2 ? way + worldWidth : way;
}
