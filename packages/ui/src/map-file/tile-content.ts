import { VectorTile, type VectorTileFeature } from "@mapbox/vector-tile";
import { PbfReader } from "pbf";
import { type AreaKind, areaKindOf, type LineKind, lineKindOf, nameKindOf } from "./kinds.ts";
import type { NameKind } from "./kinds.ts";

/** A place in a tile: both 0 to 1 inside of it, and a little beyond for what crosses its edge. */
export type Spot = readonly [x: number, y: number];

interface Named {
  text: string;
  kind: NameKind;
  /** The zoom from which the map's maker shows it. */
  from: number;
  /** The larger, the more important among its kind. */
  rank: number;
}

/** A name at a spot. */
export interface NamedSpot extends Named {
  at: Spot;
}

/** A name along lines. */
export interface NamedLine extends Named {
  lines: readonly (readonly Spot[])[];
}

/** All that is drawn of one tile of a file. */
export interface TileContent {
  areas: ReadonlyMap<AreaKind, readonly (readonly Spot[])[]>;
  lines: ReadonlyMap<LineKind, readonly (readonly Spot[])[]>;
  spots: readonly NamedSpot[];
  roads: readonly NamedLine[];
}

/** One thing of a map, by the schema of Protomaps. */
export interface TileFeature {
  layer: string;
  kind: string;
  kindDetail: string;
  /** Empty where it has none. */
  name: string;
  /** The zoom from which the map's maker shows it. */
  from: number;
  /** The larger, the more people live in the place. */
  populationRank: number;
  shape: "point" | "line" | "area";
  /** Read only of what is drawn. */
  parts: () => (readonly Spot[])[];
}

const SHAPES = { 1: "point", 2: "line", 3: "area" } as const;

const ROAD_RANK: Readonly<Record<string, number>> = { highway: 4, major: 3, medium: 2, minor: 1 };
const PLACE_RANK: Readonly<Record<string, number>> = {
  country: 40,
  region: 30,
  city: 20,
  town: 15,
  village: 10,
  hamlet: 5,
};

/** Reads a tile of vectors (MVT). */
export function readTile(data: ArrayBuffer): TileContent {
  const { layers } = new VectorTile(new PbfReader(data));
  const features: TileFeature[] = [];
  for (const [name, layer] of Object.entries(layers))
    for (let index = 0; index < layer.length; index += 1) {
      const read = featureOf(name, layer.feature(index));
      if (read) features.push(read);
    }
  return contentOf(features);
}

function featureOf(layer: string, feature: VectorTileFeature): TileFeature | undefined {
  const shape = SHAPES[feature.type as keyof typeof SHAPES] as TileFeature["shape"] | undefined;
  return (
    shape && {
      layer,
      kind: textOf(feature, "kind") || textOf(feature, "pmap:kind"),
      kindDetail: textOf(feature, "kind_detail"),
      name: textOf(feature, "name"),
      from: numberOf(feature, "min_zoom") || numberOf(feature, "pmap:min_zoom"),
      populationRank: numberOf(feature, "population_rank"),
      shape,
      parts: () => spotsOf(feature),
    }
  );
}

/** Sorts what a tile has by how it is drawn. */
export function contentOf(features: Iterable<TileFeature>): TileContent {
  const areas = new Map<AreaKind, (readonly Spot[])[]>();
  const lines = new Map<LineKind, (readonly Spot[])[]>();
  const spots: NamedSpot[] = [];
  const roads = new Map<string, NamedLine & { lines: (readonly Spot[])[] }>();
  for (const feature of features) {
    const { layer, kind, shape } = feature;
    if (shape === "area") add(areas, areaKindOf(layer, kind), feature);
    else if (shape === "line") {
      const drawn = lineKindOf(layer, kind, feature.kindDetail);
      add(lines, drawn, feature);
      if (drawn) addRoad(roads, drawn, feature);
    } else addSpot(spots, feature);
  }
  return { areas, lines, spots, roads: [...roads.values()] };
}

function add<Kind>(
  to: Map<Kind, (readonly Spot[])[]>,
  kind: Kind | undefined,
  feature: TileFeature,
): void {
  if (kind === undefined) return;
  const drawn = to.get(kind) ?? [];
  to.set(kind, drawn);
  drawn.push(...feature.parts());
}

/** The roads of one name are one, since a tile has them in pieces. */
function addRoad(
  to: Map<string, NamedLine & { lines: (readonly Spot[])[] }>,
  drawn: LineKind,
  { layer, kind, name: text, from, parts }: TileFeature,
): void {
  const nameKind = nameKindOf(layer, kind);
  if (text === "" || (nameKind !== "road" && nameKind !== "water")) return;
  const key = `${nameKind} ${text}`;
  const rank = ROAD_RANK[drawn] ?? 0;
  const road = to.get(key) ?? { text, kind: nameKind, from, rank, lines: [] };
  to.set(key, road);
  road.from = Math.min(road.from, from);
  road.rank = Math.max(road.rank, rank);
  road.lines.push(...parts());
}

function addSpot(to: NamedSpot[], { name: text, from, ...feature }: TileFeature): void {
  const nameKind = nameKindOf(feature.layer, feature.kind);
  const [[at] = []] = feature.parts();
  // One beyond the edge is that of the next tile.
  if (text === "" || !nameKind || !at || !isInside(at)) return;
  const rank =
    (PLACE_RANK[feature.kindDetail] ?? PLACE_RANK[feature.kind] ?? 0) + feature.populationRank;
  to.push({ text, kind: nameKind, from, rank, at });
}

export const isInside = ([x, y]: Spot): boolean => x >= 0 && x < 1 && y >= 0 && y < 1;

const spotsOf = (feature: VectorTileFeature): Spot[][] =>
  feature
    .loadGeometry()
    .map((part) => part.map(({ x, y }): Spot => [x / feature.extent, y / feature.extent]));

function textOf({ properties }: VectorTileFeature, key: string): string {
  const value = properties[key];
  return typeof value === "string" ? value : "";
}

function numberOf({ properties }: VectorTileFeature, key: string): number {
  const value = properties[key];
  return typeof value === "number" ? value : 0;
}
