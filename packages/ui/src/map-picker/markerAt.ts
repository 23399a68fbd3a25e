import type Feature from "ol/Feature.js";
import type Point from "ol/geom/Point.js";
import type OlMap from "ol/Map.js";
import type { MapMarker } from "./types.ts";

/** Half the width and height of each kind of marker and where its middle is, in pixels. */
const shapes = {
  point: { across: 13, along: 13, middle: 0 },
  final: { across: 15, along: 15, middle: 0 },
  selected: { across: 14, along: 19, middle: -19 },
};

/**
 * The marker under a pixel, the nearest where several overlap. OpenLayers would draw every marker
 * again and read the pixels back, after it has blocked the page for 150 ms to find out which way of
 * reading is fastest, at which Chromium warns in the console.
 */
export function markerAt(
  map: OlMap,
  pixel: readonly number[],
  features: readonly Feature<Point>[],
  tolerance: number,
): Feature<Point> | undefined {
  let nearest: Feature<Point> | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const feature of features) {
    const at = map.getPixelFromCoordinate(feature.getGeometry()?.getCoordinates() ?? []);
    if (!at) continue;
    const marker = feature.get("marker") as MapMarker | undefined;
    const { across, along, middle } = shapes[marker?.kind ?? "selected"];
    const right = Math.abs((pixel[0] ?? 0) - (at[0] ?? 0));
    const down = Math.abs((pixel[1] ?? 0) - (at[1] ?? 0) - middle);
    const distance = Math.hypot(right, down);
    if (right > across + tolerance || down > along + tolerance || distance >= least) continue;
    nearest = feature;
    least = distance;
  }
  return nearest;
}
