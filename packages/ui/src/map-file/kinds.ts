/*
 * What is drawn of a tile, by the schema of Protomaps' base map: layers of features, each with a `kind` and often a
 * `kind_detail`. All else in a tile is left out.
 */

/** Areas, in the order in which they are drawn. */
export const AREAS = [
  "earth",
  "farmland",
  "green",
  "wood",
  "sand",
  "campus",
  "works",
  "pitch",
  "square",
  "water",
  "building",
] as const;
export type AreaKind = (typeof AREAS)[number];

/** Lines, in the order in which they are drawn. */
export const LINES = [
  "stream",
  "river",
  "border",
  "path",
  "rail",
  "service",
  "minor",
  "medium",
  "major",
  "highway",
] as const;
export type LineKind = (typeof LINES)[number];

const AREA_OF_LAND: Readonly<Record<string, AreaKind>> = {
  allotments: "farmland",
  beach: "sand",
  barren: "sand",
  cemetery: "green",
  college: "campus",
  commercial: "works",
  farmland: "farmland",
  forest: "wood",
  garden: "green",
  golf_course: "green",
  grass: "green",
  grassland: "green",
  hospital: "campus",
  industrial: "works",
  meadow: "farmland",
  national_park: "green",
  nature_reserve: "green",
  orchard: "farmland",
  park: "green",
  pedestrian: "square",
  pier: "square",
  pitch: "pitch",
  platform: "square",
  playground: "pitch",
  railway: "works",
  recreation_ground: "green",
  sand: "sand",
  school: "campus",
  scrub: "wood",
  stadium: "pitch",
  university: "campus",
  village_green: "green",
  vineyard: "farmland",
  wetland: "green",
  wood: "wood",
  zoo: "green",
};

/** What an area of a layer is drawn as; undefined for what is not drawn. */
export function areaKindOf(layer: string, kind: string): AreaKind | undefined {
  if (layer === "earth") return kind === "cliff" ? undefined : "earth";
  if (layer === "water") return "water";
  if (layer === "buildings") return "building";
  return layer === "landuse" || layer === "landcover" ? AREA_OF_LAND[kind] : undefined;
}

const MAJOR = new Set(["primary", "trunk"]);
const MEDIUM = new Set(["secondary", "tertiary"]);
const STREAMS = new Set(["stream", "ditch", "drain"]);

/** What a line of a layer is drawn as. */
export function lineKindOf(layer: string, kind: string, detail: string): LineKind | undefined {
  if (layer === "water") return STREAMS.has(kind) ? "stream" : "river";
  if (layer === "boundaries") return "border";
  if (layer !== "roads") return undefined;
  if (kind === "highway") return "highway";
  if (kind === "major_road") return MEDIUM.has(detail) ? "medium" : "major";
  if (kind === "minor_road") return detail === "service" ? "service" : "minor";
  if (kind === "rail") return "rail";
  // Of other maps of the same layers.
  if (MAJOR.has(kind)) return "major";
  if (MEDIUM.has(kind)) return "medium";
  return kind === "path" || kind === "other" ? "path" : undefined;
}

/** What has its name on the map. */
export type NameKind = "place" | "quarter" | "road" | "water" | "green" | "spot";

const GREEN_SPOTS = new Set(["park", "garden", "forest", "nature_reserve", "national_park", "zoo"]);

/** Spots that visitors find their way by. */
const SPOTS = new Set([
  "aerodrome",
  "archaeological_site",
  "arts_centre",
  "attraction",
  "beach",
  "bus_station",
  "castle",
  "cathedral",
  "church",
  "cinema",
  "college",
  "fountain",
  "gallery",
  "historic",
  "hospital",
  "library",
  "marketplace",
  "memorial",
  "monument",
  "museum",
  "peak",
  "place_of_worship",
  "police",
  "ruins",
  "school",
  "stadium",
  "station",
  "theatre",
  "townhall",
  "university",
  "viewpoint",
]);

/** What the name of a feature stands for; undefined for one that is not written. */
export function nameKindOf(layer: string, kind: string): NameKind | undefined {
  if (layer === "roads") return kind === "rail" ? undefined : "road";
  if (layer === "water") return "water";
  if (layer === "places")
    return kind === "neighbourhood" || kind === "macrohood" ? "quarter" : "place";
  if (layer !== "pois") return undefined;
  if (GREEN_SPOTS.has(kind)) return "green";
  return SPOTS.has(kind) ? "spot" : undefined;
}
