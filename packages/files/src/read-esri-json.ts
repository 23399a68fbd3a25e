import { isObject, listIn, type Json, type PlainFeature } from "./plain-feature.ts";
import type { ReadOutcome } from "./read-outcome.ts";

interface EsriFeatures {
  features: PlainFeature[];
  /** Number of the reference system, such as 25830; undefined where the file names none. */
  wkid: number | undefined;
}

/** Whether an object is a set of features of Esri's services rather than GeoJSON. */
export function isEsriJson({ features }: Json): boolean {
  const [first] = listIn(features);
  return first !== undefined && isObject(first["attributes"]) && first["type"] === undefined;
}

/** Reads a set of features as the services of ArcGIS answer with; the titles of columns are its aliases. */
export function readEsriJson(value: Json): ReadOutcome<EsriFeatures, never> {
  const aliases = isObject(value["fieldAliases"]) ? value["fieldAliases"] : {};
  const titleOf = (name: string) => (typeof aliases[name] === "string" ? aliases[name] : name);
  const features = listIn(value["features"]).map(({ attributes, geometry }): PlainFeature => {
    const named = Object.entries(isObject(attributes) ? attributes : {});
    return {
      type: "Feature",
      properties: Object.fromEntries(named.map(([name, each]) => [titleOf(name), each])),
      geometry: isObject(geometry) ? geometryOf(geometry) : null,
    };
  });
  const system = isObject(value["spatialReference"]) ? value["spatialReference"] : {};
  const wkid = system["latestWkid"] ?? system["wkid"];
  return {
    outcome: "read",
    value: { features, wkid: typeof wkid === "number" ? wkid : undefined },
    notes: [],
  };
}

function geometryOf({ x, y, points, paths, rings }: Json): PlainFeature["geometry"] {
  if (typeof x === "number" && typeof y === "number") return { type: "Point", coordinates: [x, y] };
  if (Array.isArray(points)) return { type: "MultiPoint", coordinates: points };
  if (Array.isArray(paths)) return { type: "MultiLineString", coordinates: paths };
  return Array.isArray(rings) ? { type: "Polygon", coordinates: rings } : null;
}
