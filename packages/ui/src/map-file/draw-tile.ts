import { AREAS, type LineKind, LINES } from "./kinds.ts";
import type { PlacedName } from "./names.ts";
import type { Palette } from "./palette.ts";
import type { Spot, TileContent } from "./tile-content.ts";

type Context = OffscreenCanvasRenderingContext2D;

/** Outlines of a tile, made once for all squares of the map that it is drawn on. */
export interface TilePaths {
  areas: ReadonlyMap<string, Path2D>;
  lines: ReadonlyMap<string, Path2D>;
}

export const pathsOf = ({ areas, lines }: TileContent): TilePaths => ({
  areas: new Map([...areas].map(([kind, parts]) => [kind, pathOf(parts, true)])),
  lines: new Map([...lines].map(([kind, parts]) => [kind, pathOf(parts, false)])),
});

function pathOf(parts: readonly (readonly Spot[])[], isClosed: boolean): Path2D {
  const path = new Path2D();
  for (const part of parts) {
    for (const [index, [x, y]] of part.entries())
      if (index === 0) path.moveTo(x, y);
      else path.lineTo(x, y);
    if (isClosed) path.closePath();
  }
  return path;
}

/** Width at zoom 16 in pixels; twice as far in, a line is half as wide again. */
const WIDTHS: Readonly<Record<LineKind, number>> = {
  stream: 1.5,
  river: 4,
  border: 1.2,
  path: 1.4,
  rail: 1.8,
  service: 3.5,
  minor: 6.5,
  medium: 8.5,
  major: 10,
  highway: 11,
};

/** Lines with parts and gaps, in widths of the line. */
const DASHES: Partial<Record<LineKind, readonly number[]>> = { path: [2, 1.6], border: [4, 2.5] };

/** What is too fine to be seen from farther away. */
const FROM: Partial<Record<LineKind, number>> = { path: 15, service: 15, stream: 13 };

const widthOf = (kind: LineKind, zoom: number) =>
  Math.max(0.7, WIDTHS[kind] * 1.5 ** Math.min(3, zoom - 16));

/** Draws areas and lines of a tile whose side is one unit, with so many pixels in it. */
export function drawContent(
  context: Context,
  { areas, lines }: TilePaths,
  { zoom, side, palette }: { zoom: number; side: number; palette: Palette },
): void {
  for (const kind of AREAS) {
    const path = areas.get(kind);
    if (!path) continue;
    context.fillStyle = palette.areas[kind];
    context.fill(path);
  }
  context.lineJoin = "round";
  const shown = LINES.filter((kind) => zoom >= (FROM[kind] ?? 0));
  const stroke = (kind: LineKind, colour: string | undefined, more: number) => {
    const path = lines.get(kind);
    if (!path || colour === undefined) return;
    const width = widthOf(kind, zoom);
    context.lineCap = DASHES[kind] ? "butt" : "round";
    context.setLineDash((DASHES[kind] ?? []).map((length) => (length * width) / side));
    context.lineWidth = (width + more) / side;
    context.strokeStyle = colour;
    context.stroke(path);
  };
  // All edges lie below all roads, so that crossings are open.
  for (const kind of shown) if (widthOf(kind, zoom) > 2) stroke(kind, palette.lines[kind].edge, 2);
  for (const kind of shown) stroke(kind, palette.lines[kind].fill, 0);
  context.setLineDash([]);
}

/** The same family in measuring and in drawing. */
export const fontOf = (size: number, weight: number) => `${weight} ${size}px system-ui, sans-serif`;

/** Draws a name at its place in pixels of the whole world. */
export function drawName(context: Context, name: PlacedName, palette: Palette): void {
  const { lines, size, weight, x, y, angle, kind } = name;
  const height = size * 1.15;
  context.save();
  context.translate(x, y);
  context.rotate(angle);
  context.font = fontOf(size, weight);
  context.textAlign = "center";
  context.textBaseline = "middle";
  context.lineJoin = "round";
  context.lineWidth = 3;
  context.strokeStyle = palette.halo;
  context.fillStyle = palette.names[kind];
  if (name.hasDot) {
    context.beginPath();
    context.arc(0, (-lines.length * height) / 2 - 5, 2.5, 0, 2 * Math.PI);
    context.stroke();
    context.fill();
  }
  const rows = lines.map((line, row) => [line, (row - (lines.length - 1) / 2) * height] as const);
  for (const [line, at] of rows) context.strokeText(line, 0, at);
  for (const [line, at] of rows) context.fillText(line, 0, at);
  context.restore();
}
