import { wgsZone } from "@panel/domain/route-files/crs";
import type { Coordinates } from "@panel/domain/route-files/source";
import { getTransform } from "ol/proj.js";

/** Converts coordinates of a system that `knownCrs` names to WGS 84. */
export function toWgs84(crs: string): (coordinates: Coordinates) => Coordinates {
  const transform = getTransform(wgsZone(crs), "EPSG:4326");
  if (!transform) throw new Error(`No transformation from ${crs}`);
  return ([x, y]) => {
    const [lon = NaN, lat = NaN] = transform([x, y]);
    return [lon, lat];
  };
}
