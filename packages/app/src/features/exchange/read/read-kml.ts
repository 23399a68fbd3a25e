import type { SourceItem } from "@panel/domain/route-files/source";
import KML from "ol/format/KML.js";
import { itemsOf } from "./feature-items.ts";

const HIDDEN = [
  "visibility",
  "open",
  "styleUrl",
  "Style",
  "Snippet",
  "tessellate",
  "extrude",
  "altitudeMode",
  "LookAt",
  "Camera",
  "Region",
  "snippet",
];

/** Reads placemarks; what other files a KML refers to is not loaded. */
export function readKml(parsed: Document): SourceItem[] {
  const format = new KML({ extractStyles: false, showPointNames: false });
  return itemsOf(format.readFeatures(parsed), HIDDEN);
}
