import { wgsZone } from "@panel/domain/route-files/crs";
import type { Coordinates } from "@panel/domain/route-files/source";
import { utmPosition } from "@panel/domain/places/utm";
import { getTransform } from "ol/proj.js";

/** Converts coordinates of a system that `knownCrs` names to WGS 84. */
export function toWgs84(crs: string): (coordinates: Coordinates) => Coordinates {
  const utm = /^EPSG:32([67])(\d\d)$/.exec(wgsZone(crs));
  if (utm) {
    const grid = { zone: Number(utm[2]), south: utm[1] === "7" };
    return ([easting, northing]) => {
      const { lat, lon } = utmPosition({ ...grid, easting, northing });
      return [lon, lat];
    };
  }
  const transform = getTransform(crs, "EPSG:4326");
  if (!transform) throw new Error(`No transformation from ${crs}`);
  return ([x, y]) => {
    const [lon = NaN, lat = NaN] = transform([x, y]);
    return [lon, lat];
  };
}
