import { SOURCE_ITEMS_MAX, sourceOf, type RouteSource } from "@panel/domain/route-files/source";
import GeoJSON from "ol/format/GeoJSON.js";
import type { ReadOutcome } from "./read-outcome.ts";
import { GEOMETRY, itemsOf } from "./feature-items.ts";

/** The file that uMap saves of a whole map. */
export interface UmapFile {
  type: "umap";
  layers?: unknown;
}

type Json = Readonly<Record<string, unknown>>;

/** The name of a layer, also as older versions of uMap write it. */
function nameOf(layer: Json): string | undefined {
  const { name } = (layer["_umap_options"] ?? layer["_storage"] ?? {}) as Json;
  return typeof name === "string" ? name : undefined;
}

/** Column with the name of the layer that a feature is in. */
const LAYER = "layer";

/** Reads the features of all layers of a map of uMap. What a layer takes from another address is not loaded. */
export function readUmap({ layers }: UmapFile): ReadOutcome<RouteSource, never> {
  const features = (Array.isArray(layers) ? layers : []).filter(isObject).flatMap((layer) => {
    const name = nameOf(layer);
    const own = Array.isArray(layer["features"]) ? layer["features"].filter(isFeature) : [];
    return own.map((feature) => ({
      ...feature,
      properties: { ...(name === undefined ? {} : { [LAYER]: name }), ...feature.properties },
    }));
  });
  const read = { type: "FeatureCollection", features: features.slice(0, SOURCE_ITEMS_MAX) };
  const items = itemsOf(new GeoJSON({ geometryName: GEOMETRY }).readFeatures(read), []);
  const source = sourceOf("umap", items);
  const unread = source.unread + features.length - read.features.length;
  return { outcome: "read", value: { ...source, unread }, notes: [] };
}

interface Feature {
  type: "Feature";
  properties?: Json | null;
}

const isObject = (value: unknown): value is Json => typeof value === "object" && value !== null;
const isFeature = (value: unknown): value is Feature =>
  isObject(value) && value["type"] === "Feature";
