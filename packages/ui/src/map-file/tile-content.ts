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

const [POINT, LINE, AREA] = [1, 2, 3];

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
  const areas = new Map<AreaKind, (readonly Spot[])[]>();
  const lines = new Map<LineKind, (readonly Spot[])[]>();
  const spots: NamedSpot[] = [];
  const roads = new Map<string, NamedLine & { lines: (readonly Spot[])[] }>();
  const { layers } = new VectorTile(new PbfReader(data));
  for (const [name, layer] of Object.entries(layers)) {
    for (let index = 0; index < layer.length; index += 1) {
      const feature = layer.feature(index);
      const kind = textOf(feature, "kind") || textOf(feature, "pmap:kind");
      if (feature.type === AREA) add(areas, areaKindOf(name, kind), feature);
      else if (feature.type === LINE) {
        const drawn = lineKindOf(name, kind, textOf(feature, "kind_detail"));
        add(lines, drawn, feature);
        if (drawn) addRoad(roads, name, kind, drawn, feature);
      } else if (feature.type === POINT) addSpot(spots, name, kind, feature);
    }
  }
  return { areas, lines, spots, roads: [...roads.values()] };
}

function add<Kind>(
  to: Map<Kind, (readonly Spot[])[]>,
  kind: Kind | undefined,
  feature: VectorTileFeature,
): void {
  if (kind === undefined) return;
  const drawn = to.get(kind) ?? [];
  to.set(kind, drawn);
  drawn.push(...spotsOf(feature));
}

/** The roads of one name are one, since a tile has them in pieces. */
function addRoad(
  to: Map<string, NamedLine & { lines: (readonly Spot[])[] }>,
  layer: string,
  kind: string,
  drawn: LineKind,
  feature: VectorTileFeature,
): void {
  const text = textOf(feature, "name");
  const nameKind = nameKindOf(layer, kind);
  if (text === "" || (nameKind !== "road" && nameKind !== "water")) return;
  const key = `${nameKind} ${text}`;
  const rank = ROAD_RANK[drawn] ?? 0;
  const road = to.get(key) ?? { text, kind: nameKind, from: fromOf(feature), rank, lines: [] };
  to.set(key, road);
  road.from = Math.min(road.from, fromOf(feature));
  road.rank = Math.max(road.rank, rank);
  road.lines.push(...spotsOf(feature));
}

function addSpot(to: NamedSpot[], layer: string, kind: string, feature: VectorTileFeature): void {
  const text = textOf(feature, "name");
  const nameKind = nameKindOf(layer, kind);
  const [[at] = []] = spotsOf(feature);
  // One beyond the edge is that of the next tile.
  if (text === "" || !nameKind || !at || !isInside(at)) return;
  const rank =
    (PLACE_RANK[textOf(feature, "kind_detail")] ?? PLACE_RANK[kind] ?? 0) +
    numberOf(feature, "population_rank");
  to.push({ text, kind: nameKind, from: fromOf(feature), rank, at });
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

const fromOf = (feature: VectorTileFeature): number =>
  numberOf(feature, "min_zoom") || numberOf(feature, "pmap:min_zoom");
