import type { Position } from "../experience/position.ts";

/** Places on paper, in units of a box whose longer side is `SKETCH_SIDE`. */
export interface Sketch {
  width: number;
  height: number;
  places: readonly (readonly [x: number, y: number])[];
  /** The place in the middle of the box. */
  centre: Position;
  /** Units of the box for a degree of longitude and of latitude. */
  degree: { lon: number; lat: number };
  /** A line of a round length in metres. */
  scale: { metres: number; length: number };
}

export const SKETCH_SIDE = 1000;
/** Free space around the places. */
const MARGIN = 70;
/** The smallest extent that is drawn, in metres, so that one place has a scale, too. */
const SMALLEST = 50;
const DEGREE = 111_195;

/** Draws places to scale, north up; undefined without places. */
export function sketchOf(positions: readonly Position[]): Sketch | undefined {
  const [first] = positions;
  if (!first) return undefined;
  const middle = (values: readonly number[]) => (Math.min(...values) + Math.max(...values)) / 2;
  const centre = {
    lat: middle(positions.map(({ lat }) => lat)),
    lon: middle(positions.map(({ lon }) => lon)),
  };
  const shrink = Math.cos((centre.lat * Math.PI) / 180);
  const metres = positions.map(({ lat, lon }) => [
    (lon - centre.lon) * DEGREE * shrink,
    (centre.lat - lat) * DEGREE,
  ]);
  const extent = (axis: number) =>
    Math.max(...metres.map((place) => Math.abs(place[axis] ?? 0))) * 2;
  const [across, down] = [extent(0), extent(1)];
  const unit = (SKETCH_SIDE - 2 * MARGIN) / Math.max(across, down, SMALLEST);
  const side = (length: number) =>
    Math.max(SKETCH_SIDE / 3, Math.round(length * unit) + 2 * MARGIN);
  const [width, height] = [side(across), side(down)];
  return {
    width,
    height,
    places: metres.map(([x = 0, y = 0]) => [
      Math.round(width / 2 + x * unit),
      Math.round(height / 2 + y * unit),
    ]),
    centre,
    degree: { lon: DEGREE * shrink * unit, lat: DEGREE * unit },
    scale: scaleOf(width / 4 / unit, unit),
  };
}

/** The largest 1, 2 or 5 with zeros that is not longer. */
function scaleOf(most: number, unit: number): Sketch["scale"] {
  const zeros = 10 ** Math.floor(Math.log10(most));
  const metres = ([5, 2, 1].find((digit) => digit * zeros <= most) ?? 1) * zeros;
  return { metres, length: Math.round(metres * unit) };
}

/** A tile of a map behind a sketch, in units of its box. */
export interface SketchTile {
  z: number;
  x: number;
  y: number;
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Tiles are drawn at least this wide, so that what is written on them can be read on paper. */
const TILE_SIDE = 170;
/** Web Mercator, in which tiles are cut, ends here, in degrees. */
const MERCATOR_END = 85;

/** The tiles that lie behind a sketch; none near the poles. */
export function sketchTiles(sketch: Sketch, maxZoom: number): SketchTile[] {
  const { width, height, centre, degree } = sketch;
  if (Math.abs(centre.lat) + height / degree.lat > MERCATOR_END) return [];
  const across = 360 * degree.lon;
  const z = Math.max(0, Math.min(maxZoom, Math.floor(Math.log2(across / TILE_SIDE))));
  const count = 2 ** z;
  const column = (x: number) => ((centre.lon + (x - width / 2) / degree.lon + 180) / 360) * count;
  const row = (y: number) => rowOf(centre.lat - (y - height / 2) / degree.lat, count);
  const left = (x: number) => width / 2 + ((x / count) * 360 - 180 - centre.lon) * degree.lon;
  const top = (y: number) => height / 2 + (centre.lat - latitudeOf(y, count)) * degree.lat;
  const tiles: SketchTile[] = [];
  for (let y = Math.max(0, Math.floor(row(0))); y < Math.min(count, row(height)); y += 1) {
    for (let x = Math.floor(column(0)); x < column(width); x += 1) {
      const [at, down] = [left(x), top(y)];
      const place = { left: at, top: down, width: left(x + 1) - at, height: top(y + 1) - down };
      tiles.push({ z, x: ((x % count) + count) % count, y, ...place });
    }
  }
  return tiles;
}

function rowOf(lat: number, count: number): number {
  const sine = Math.sin((lat * Math.PI) / 180);
  return (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * count;
}

function latitudeOf(row: number, count: number): number {
  return (Math.atan(Math.sinh(Math.PI * (1 - (2 * row) / count))) * 180) / Math.PI;
}
