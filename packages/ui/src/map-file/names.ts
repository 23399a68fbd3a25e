import type { NameKind } from "./kinds.ts";
import { longestRuns } from "./runs.ts";
import { isInside, type NamedSpot, type Spot, type TileContent } from "./tile-content.ts";

/** Pixels of a tile of the map. */
export const TILE = 256;
/** No name is wider or higher than twice this, in pixels: so far beyond its edges a tile has to know of names. */
const HALF = 84;
/** How far around a tile there may be names that decide which names of it are shown. */
export const REACH = 3 * HALF;

/** Left, top, right and bottom in pixels of the whole world at a zoom. */
type Box = readonly [number, number, number, number];

/** A name that has its place on the map. */
export interface PlacedName {
  kind: NameKind;
  lines: readonly string[];
  size: number;
  weight: number;
  /** Its middle in pixels of the whole world. */
  x: number;
  y: number;
  /** In radians. */
  angle: number;
  /** Whether a dot above it shows the spot. */
  hasDot: boolean;
  boxes: readonly Box[];
  /** Of two that overlap the one with the larger is shown. */
  order: number;
  /** Decides between two of one order, wherever it is asked. */
  id: string;
}

/** How wide a text is, in pixels. */
export type Measure = (text: string, size: number, weight: number) => number;

interface Look {
  size: (zoom: number, rank: number) => number;
  weight: number;
  order: number;
  from: number;
  until: number;
}

const LOOKS: Readonly<Record<NameKind, Look>> = {
  place: {
    size: (zoom, rank) => Math.min(18, 11 + rank / 6 + Math.max(0, zoom - 10) / 2),
    weight: 600,
    order: 5000,
    from: 0,
    until: 15,
  },
  quarter: { size: () => 12, weight: 600, order: 4000, from: 12, until: 17 },
  water: { size: () => 11, weight: 500, order: 3000, from: 10, until: 22 },
  green: { size: () => 11, weight: 500, order: 2000, from: 15, until: 22 },
  spot: { size: () => 11, weight: 500, order: 1000, from: 16, until: 22 },
  road: { size: (zoom) => (zoom > 16 ? 11.5 : 10.5), weight: 500, order: 0, from: 14, until: 22 },
};

const LINE_HEIGHT = 1.15;
/** A name of a line is repeated after so many pixels. */
const AGAIN = 360;
const DOT = 5;

/**
 * The names of one tile of the file at a zoom of the map, those left out that overlap a more important one of the same tile.
 * @param x the tile's column at its own zoom
 * @param side its pixels at the zoom of the map
 */
export function namesOf(
  content: TileContent,
  { x, y, side, zoom }: { x: number; y: number; side: number; zoom: number },
  measure: Measure,
): PlacedName[] {
  const isShown = ({ kind, from }: { kind: NameKind; from: number }) =>
    zoom >= LOOKS[kind].from && zoom <= LOOKS[kind].until && from <= zoom + 1;
  const place = ([right, down]: Spot): Spot => [(x + right) * side, (y + down) * side];
  const spots = content.spots
    .filter(isShown)
    .flatMap((spot) => spotName(spot, place(spot.at), zoom, measure));
  const roads = content.roads.filter(isShown).flatMap(({ text, kind, rank, lines }) => {
    const look = LOOKS[kind];
    const size = look.size(zoom, rank);
    const width = measure(text, size, look.weight);
    if (width > 2 * HALF) return [];
    return longestRuns(lines, { side, length: width + 2 * size, again: AGAIN })
      .filter(({ middle }) => isInside(middle))
      .map(({ middle, angle }) => {
        const [atX, atY] = place(middle);
        const boxes = boxesAlong(atX, atY, angle, width, size);
        const order = look.order + rank;
        return {
          kind,
          lines: [text],
          size,
          weight: look.weight,
          x: atX,
          y: atY,
          angle,
          hasDot: false,
          boxes,
          order,
          id: idOf(text, atX, atY),
        };
      });
  });
  const kept: PlacedName[] = [];
  for (const name of [...spots, ...roads].toSorted((a, b) => compare(b, a)))
    if (!kept.some((other) => overlap(name, other))) kept.push(name);
  return kept;
}

/**
 * The names of a tile that are shown beside those of the tiles around it: the more important of two that overlap. That says
 * nothing of where it is asked, so a name that crosses an edge is drawn on both sides of it, or on neither.
 */
export const shownBeside = (names: readonly PlacedName[], others: readonly PlacedName[]) =>
  names.filter((name) => !others.some((other) => compare(other, name) > 0 && overlap(name, other)));

/** Whether a name is drawn, in part at least, on the square at this place. */
export const touches = ({ boxes }: PlacedName, left: number, top: number): boolean =>
  boxes.some((box) => overlaps(box, [left, top, left + TILE, top + TILE]));

const compare = (a: PlacedName, b: PlacedName): number =>
  a.order - b.order || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);

const overlaps = (a: Box, b: Box): boolean =>
  a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];

const overlap = (a: PlacedName, b: PlacedName): boolean =>
  a.boxes.some((box) => b.boxes.some((other) => overlaps(box, other)));

const idOf = (text: string, x: number, y: number) => `${text} ${Math.round(x)} ${Math.round(y)}`;

function spotName(spot: NamedSpot, [x, y]: Spot, zoom: number, measure: Measure): PlacedName[] {
  const look = LOOKS[spot.kind];
  const size = look.size(zoom, spot.rank);
  const widthOf = (text: string) => measure(text, size, look.weight);
  const lines = wrapped(spot.text, (text) => widthOf(text) <= size * 9);
  const width = Math.max(...lines.map(widthOf));
  const height = lines.length * size * LINE_HEIGHT;
  const hasDot = spot.kind === "spot";
  if (width > 2 * HALF - 4 || height > HALF) return [];
  const middle = hasDot ? y + DOT + height / 2 : y;
  const top = (hasDot ? y - DOT : middle - height / 2) - 2;
  const box: Box = [x - width / 2 - 2, top, x + width / 2 + 2, middle + height / 2 + 2];
  return [
    {
      kind: spot.kind,
      lines,
      size,
      weight: look.weight,
      x,
      y: middle,
      angle: 0,
      hasDot,
      boxes: [box],
      order: look.order + spot.rank,
      id: idOf(spot.text, x, y),
    },
  ];
}

/** A text in lines, broken between words where one would not fit. */
function wrapped(text: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const longer = `${lines.at(-1) ?? ""} ${word}`;
    if (lines.length > 0 && fits(longer.trim())) lines[lines.length - 1] = longer.trim();
    else lines.push(word);
  }
  return lines;
}

/** A text along a line as squares that cover it. */
function boxesAlong(x: number, y: number, angle: number, width: number, size: number): Box[] {
  const half = size * 0.7;
  const count = Math.max(1, Math.ceil(width / (2 * half)));
  return Array.from({ length: count }, (_, index): Box => {
    const along = ((index + 0.5) / count - 0.5) * width;
    const [atX, atY] = [x + Math.cos(angle) * along, y + Math.sin(angle) * along];
    return [atX - half, atY - half, atX + half, atY + half];
  });
}
