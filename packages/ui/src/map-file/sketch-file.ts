import type { MapSource } from "./map-painter.ts";
import { contentOf, type Spot, type TileContent, type TileFeature } from "./tile-content.ts";

/** The squares of a sketch are cut up to this zoom, about 1.2 km wide on the equator; from there on they are drawn larger. */
const LARGEST_ZOOM = 15;

/** Tiles that are kept. */
const KEPT = 256;

/** A feature of the file; positions are longitude and latitude in degrees. */
interface DrawnFeature {
  properties: {
    layer: string;
    kind: string;
    kind_detail?: string;
    name?: string;
    min_zoom?: number;
    /** Shown up to this zoom: what is too rough to be seen from near. */
    max_zoom?: number;
    population_rank?: number;
  };
  geometry:
    | { type: "Point"; coordinates: readonly number[] }
    | { type: "LineString"; coordinates: readonly (readonly number[])[] }
    | { type: "Polygon"; coordinates: readonly (readonly (readonly number[])[])[] };
}

const SHAPES = { Point: "point", LineString: "line", Polygon: "area" } as const;

/** A feature with its places in the square of the whole world. */
interface WorldFeature extends Omit<TileFeature, "parts"> {
  until: number;
  parts: readonly (readonly Spot[])[];
}

/**
 * A map that somebody has drawn: a GeoJSON file whose features say by their properties what they are in the schema of
 * Protomaps. It is read as a whole.
 */
export class SketchFile implements MapSource {
  readonly isPatchy = true;
  readonly #read: () => Promise<string>;
  readonly #tiles = new Map<string, TileContent | undefined>();
  #features: Promise<readonly WorldFeature[]> | undefined;

  /** @param source the file's address, or what gives its text */
  constructor(source: string | (() => Promise<string>)) {
    this.#read = typeof source === "string" ? () => textAt(source) : source;
  }

  largestZoom(): Promise<number> {
    return Promise.resolve(LARGEST_ZOOM);
  }

  /** A tile; undefined where nothing but land is drawn. A file that could not be read is read anew the next time. */
  async tile(z: number, x: number, y: number): Promise<TileContent | undefined> {
    const all = await this.#all();
    const key = `${z}/${x}/${y}`;
    if (!this.#tiles.has(key)) {
      if (this.#tiles.size >= KEPT) this.#tiles.clear();
      this.#tiles.set(key, cut(all, z, x, y));
    }
    return this.#tiles.get(key);
  }

  #all(): Promise<readonly WorldFeature[]> {
    this.#features ??= this.#read().then(
      (text) => (JSON.parse(text) as { features: DrawnFeature[] }).features.map(inWorld),
      (error: unknown) => {
        this.#features = undefined;
        throw error;
      },
    );
    return this.#features;
  }
}

function cut(
  all: readonly WorldFeature[],
  z: number,
  x: number,
  y: number,
): TileContent | undefined {
  const count = 2 ** z;
  const place = ([right, down]: Spot): Spot => [right * count - x, down * count - y];
  const features: TileFeature[] = [];
  let isEmpty = true;
  for (const { parts, until, ...feature } of all) {
    // A tile is drawn at twice its zoom.
    if (feature.from > z + 1 || until < z + 1) continue;
    const placed = parts.map((part) => part.map(place));
    if (!reaches(placed, feature.shape)) continue;
    isEmpty &&= feature.layer === "earth";
    features.push({ ...feature, parts: () => placed });
  }
  return isEmpty ? undefined : contentOf(features);
}

async function textAt(address: string): Promise<string> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`Bad response code: ${answer.status}`);
  return answer.text();
}

function inWorld({ properties, geometry }: DrawnFeature): WorldFeature {
  const { type, coordinates } = geometry;
  const drawn =
    type === "Point" ? [[coordinates]] : type === "LineString" ? [coordinates] : coordinates;
  return {
    layer: properties.layer,
    kind: properties.kind,
    kindDetail: properties.kind_detail ?? "",
    name: properties.name ?? "",
    from: properties.min_zoom ?? 0,
    until: properties.max_zoom ?? Infinity,
    populationRank: properties.population_rank ?? 0,
    shape: SHAPES[type],
    parts: drawn.map((part) => part.map(worldSpot)),
  };
}

function worldSpot([lon = 0, lat = 0]: readonly number[]): Spot {
  const sine = Math.sin((lat * Math.PI) / 180);
  return [(lon + 180) / 360, 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)];
}

/** Whether any of it is in the tile. */
function reaches(parts: readonly (readonly Spot[])[], shape: TileFeature["shape"]): boolean {
  if (shape === "point") return parts.some((part) => part.some(isNear));
  return (
    parts.some((part) => part.some((spot, index) => crosses(part[index - 1] ?? spot, spot))) ||
    (shape === "area" && parts.some((ring) => surrounds(ring, [0.5, 0.5])))
  );
}

const isNear = ([x, y]: Spot): boolean => x >= 0 && x <= 1 && y >= 0 && y <= 1;

/** Whether a straight line has a part in the tile: what is left of it after each axis has cut it is not empty. */
function crosses(a: Spot, b: Spot): boolean {
  let [first, last] = [0, 1];
  for (const axis of [0, 1] as const) {
    const way = b[axis] - a[axis];
    if (way === 0) {
      if (a[axis] < 0 || a[axis] > 1) return false;
      continue;
    }
    const [enters, leaves] = [-a[axis] / way, (1 - a[axis]) / way];
    first = Math.max(first, Math.min(enters, leaves));
    last = Math.min(last, Math.max(enters, leaves));
  }
  return first <= last;
}

/** Whether a closed line goes around a spot: a ray to the east crosses it an odd number of times. */
function surrounds(ring: readonly Spot[], [x, y]: Spot): boolean {
  let isIn = false;
  for (const [index, [ax, ay]] of ring.entries()) {
    const [bx, by] = ring[index - 1] ?? ring.at(-1) ?? [ax, ay];
    if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) isIn = !isIn;
  }
  return isIn;
}
