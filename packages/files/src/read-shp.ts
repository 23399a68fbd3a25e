import type { PlainFeature } from "./plain-feature.ts";
import type { ReadOutcome } from "./read-outcome.ts";

type Geometry = PlainFeature["geometry"];
type Place = [x: number, y: number];

const HEADER = 100;
/** Of each kind of geometry its number; those with heights or measures are 10 and 20 more. */
const POINT = 1;
const LINE = 3;
const AREA = 5;
const POINTS = 8;

/** Whether bytes are the geometries of a shapefile. */
export const isShp = (bytes: Uint8Array): boolean =>
  bytes.length >= HEADER &&
  bytes[0] === 0 &&
  bytes[1] === 0 &&
  bytes[2] === 0x27 &&
  bytes[3] === 10;

/**
 * Reads the geometries of a shapefile without their heights and measures; null for a record without one. Each record is as
 * long as it says, and none is longer than the file.
 */
export function readShp(bytes: Uint8Array): ReadOutcome<Geometry[], "damaged"> {
  const damaged = { outcome: "refused", reason: "damaged" } as const;
  if (!isShp(bytes)) return damaged;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const shapes: Geometry[] = [];
  for (let at = HEADER; at + 12 <= bytes.length;) {
    const length = 2 * view.getInt32(at + 4);
    if (length < 4 || at + 8 + length > bytes.length) return damaged;
    const record = new DataView(view.buffer, view.byteOffset + at + 8, length);
    const shape = readRecord(record);
    if (shape === "damaged") return damaged;
    shapes.push(shape);
    at += 8 + length;
  }
  return { outcome: "read", value: shapes, notes: [] };
}

function readRecord(record: DataView): Geometry | "damaged" {
  const kind = record.getInt32(0, true) % 10;
  switch (kind) {
    case POINT:
      return record.byteLength < 20 ? "damaged" : pointOf(placeAt(record, 4));
    case POINTS: {
      const places = placesFrom(record, 40, numberAt(record, 36));
      return places ? { type: "MultiPoint", coordinates: places } : "damaged";
    }
    case LINE:
    case AREA: {
      const parts = partsOf(record);
      if (!parts) return "damaged";
      if (parts.length === 0) return null;
      return kind === LINE
        ? { type: "MultiLineString", coordinates: parts }
        : { type: "MultiPolygon", coordinates: areasOf(parts) };
    }
    default:
      return null;
  }
}

const pointOf = (place: Place): Geometry =>
  place.every(Number.isFinite) ? { type: "Point", coordinates: place } : null;

const numberAt = (record: DataView, at: number): number =>
  at + 4 <= record.byteLength ? record.getInt32(at, true) : -1;

const placeAt = (record: DataView, at: number): Place => [
  record.getFloat64(at, true),
  record.getFloat64(at + 8, true),
];

function placesFrom(record: DataView, at: number, count: number): Place[] | undefined {
  if (count < 0 || at + 16 * count > record.byteLength) return undefined;
  return Array.from({ length: count }, (_place, each) => placeAt(record, at + 16 * each));
}

/** The lines or rings of a record; undefined where their numbers contradict each other. */
function partsOf(record: DataView): Place[][] | undefined {
  const [count, total] = [numberAt(record, 36), numberAt(record, 40)];
  if (count < 0 || 44 + 4 * count > record.byteLength) return undefined;
  const places = placesFrom(record, 44 + 4 * count, total);
  if (!places) return undefined;
  const starts = Array.from({ length: count }, (_part, each) => numberAt(record, 44 + 4 * each));
  const ordered = starts.every((start, each) => start >= (starts[each - 1] ?? 0));
  return ordered ? starts.map((start, each) => places.slice(start, starts[each + 1])) : undefined;
}

/** Rings that turn to the right are areas of their own, those that turn to the left holes of the one before. */
function areasOf(rings: readonly Place[][]): Place[][][] {
  const areas: Place[][][] = [];
  for (const ring of rings) {
    const last = areas.at(-1);
    if (last && turnsLeft(ring)) last.push(ring);
    else areas.push([ring]);
  }
  return areas;
}

function turnsLeft(ring: readonly Place[]): boolean {
  const doubled = ring.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = ring[(at + 1) % ring.length] ?? [x, y];
    return sum + (x * nextY - nextX * y);
  }, 0);
  return doubled > 0;
}
