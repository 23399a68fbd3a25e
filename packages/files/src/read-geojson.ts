import { knownCrs } from "@panel/domain/route-files/crs";
import { readPlace } from "@panel/domain/places/read-place";
import {
  SOURCE_ITEMS_MAX,
  sourceOf,
  type RouteSource,
  type SourceItem,
} from "@panel/domain/route-files/source";
import GeoJSON from "ol/format/GeoJSON.js";
import { isEsriJson, readEsriJson } from "./read-esri-json.ts";
import { readJsonSequence } from "./read-json-sequence.ts";
import { readOverpass } from "./read-overpass.ts";
import type { Json, PlainFeature } from "./plain-feature.ts";
import { notesOf } from "./notes-of.ts";
import { GEOMETRY, itemsOf } from "./feature-items.ts";
import { readUmap, type UmapFile } from "./read-umap.ts";
import { PlacesRefusal, placesOutcome, readWithin, type PlacesOutcome } from "./places-outcome.ts";

const TYPES = new Set([
  "FeatureCollection",
  "Feature",
  "GeometryCollection",
  "Point",
  "MultiPoint",
  "LineString",
  "MultiLineString",
  "Polygon",
  "MultiPolygon",
]);

interface Named {
  type?: unknown;
  features?: unknown;
  crs?: { properties?: { name?: unknown; code?: unknown } } | null;
}

/** Reads GeoJSON, also as it was before RFC 7946, with a `crs` member, and what other programs write in JSON. */
export function readGeoJson(text: string): PlacesOutcome<RouteSource> {
  return placesOutcome(() => {
    const sequence = readJsonSequence(text);
    return sequence.outcome === "read" ? readSequence(sequence) : readValue(parsed(text));
  });
}

function readSequence({ value, notes }: Sequence): PlacesOutcome<RouteSource> {
  const features = value.flatMap((each) =>
    Array.isArray(each["features"]) ? (each["features"] as unknown[]) : [each],
  );
  const read = readCollection({ type: "FeatureCollection", features });
  const lines = notes.map(({ line }) => String(line));
  return { ...read, notes: [...read.notes, ...notesOf({ brokenLine: lines })] };
}

/** Reads features that another reader has made of a format of its own. @param crs EPSG code of their system */
export const readFeatures = (
  features: readonly PlainFeature[],
  crs?: string,
): PlacesOutcome<RouteSource> =>
  placesOutcome(() =>
    readCollection({
      type: "FeatureCollection",
      features,
      ...(crs === undefined ? {} : { crs: { properties: { name: crs } } }),
    }),
  );

type Sequence = Extract<ReturnType<typeof readJsonSequence>, { outcome: "read" }>;

function readValue(value: Named): PlacesOutcome<RouteSource> {
  if (Array.isArray((value as Json)["elements"])) {
    return readFeatures(readWithin(readOverpass(value as Json)));
  }
  if (isEsriJson(value as Json)) return readEsri(value as Json);
  if (value.type === "umap") return readUmap(value as UmapFile);
  if (value.type === "Topology") throw new PlacesRefusal("topology");
  return readCollection(value);
}

function readEsri(value: Json): PlacesOutcome<RouteSource> {
  const { features, wkid } = readWithin(readEsriJson(value));
  return readFeatures(features, wkid === undefined ? undefined : `EPSG:${wkid}`);
}

type Read = Extract<PlacesOutcome<RouteSource>, { outcome: "read" }>;

function readCollection(value: Named): Read {
  const collection = Array.isArray(value) ? { type: "FeatureCollection", features: value } : value;
  if (typeof collection.type !== "string" || !TYPES.has(collection.type))
    throw new PlacesRefusal("format");
  const crs = crsOf(collection);
  const format = new GeoJSON({ geometryName: GEOMETRY });
  const sourceIn = (json: object) =>
    sourceOf("geojson", placedByLink(itemsOf(format.readFeatures(json), [])), crs);
  if (!Array.isArray(collection.features))
    return { outcome: "read", value: sourceIn(collection), notes: [] };
  const features = collection.features.filter(isFeature);
  const read = features.slice(0, SOURCE_ITEMS_MAX);
  const source = sourceIn({ ...collection, features: read });
  const others = collection.features.length - features.length;
  return {
    outcome: "read",
    value: { ...source, unread: source.unread + features.length - read.length },
    notes: others > 0 ? [{ note: "notFeature", count: others, names: [] }] : [],
  };
}

function parsed(text: string): Named {
  try {
    return JSON.parse(text) as Named;
  } catch (error) {
    // Chrome names the character, Firefox the line.
    const words = error instanceof Error ? error.message : "";
    const at = /position (\d+)/.exec(words)?.[1];
    const line = at ? text.slice(0, Number(at)).split("\n").length : /line (\d+)/.exec(words)?.[1];
    throw new PlacesRefusal("brokenJson", { line: line ?? "?" });
  }
}

const isFeature = (value: unknown): boolean =>
  typeof value === "object" && value !== null && (value as Named).type === "Feature";

function crsOf({ crs }: Named): string | undefined {
  const given = crs?.properties?.name ?? crs?.properties?.code;
  if (given === undefined) return undefined;
  const name = typeof given === "number" ? String(given) : typeof given === "string" ? given : "?";
  const known = knownCrs(name);
  if (known === undefined) throw new PlacesRefusal("crs", { name: name.slice(0, 60) });
  return known;
}

/** Places that Google exports without coordinates, at 0, 0: their link may have them. */
function placedByLink(items: readonly SourceItem[]): SourceItem[] {
  return items.map((item) => {
    const link = item.values["google_maps_url"] ?? item.values["Google Maps URL"];
    const isNowhere = item.places.every((place) => place.every((value) => value === 0));
    const reading = isNowhere && link ? readPlace(link) : undefined;
    if (reading?.kind !== "place") return item;
    return { ...item, places: [[reading.position.lon, reading.position.lat]] };
  });
}
