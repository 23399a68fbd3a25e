import type { MapLook } from "./markerSprites.ts";

/** A line on the canvas, in CSS pixels, from a point to the point that depends on it. */
export type Segment = readonly [x0: number, y0: number, x1: number, y1: number];

const dash = [6, 5] as const;
const period = dash[0] + dash[1];

/** Half the width of a line with its light edge, rounded up, in CSS pixels. */
const edge = 3;

/**
 * The part of a segment inside a box, or undefined where there is none. A line between two cities
 * is millions of pixels long at street level; drawing all its dashes would freeze the page.
 */
export function visiblePart(
  [x0, y0, x1, y1]: Segment,
  width: number,
  height: number,
): Segment | undefined {
  const [left, top, across, along] = [-edge, -edge, width + edge, height + edge];
  const [right, down] = [x1 - x0, y1 - y0];
  const length = Math.hypot(right, down);
  let [from, to] = [0, 1];
  // The Liang-Barsky algorithm: each side of the box cuts off what is beyond it.
  for (const [towards, distance] of [
    [-right, x0 - left],
    [right, across - x0],
    [-down, y0 - top],
    [down, along - y0],
  ] as const) {
    if (towards === 0 && distance < 0) return undefined;
    if (towards < 0) from = Math.max(from, distance / towards);
    if (towards > 0) to = Math.min(to, distance / towards);
  }
  if (from >= to) return undefined;
  // Cut at a whole number of dashes, so that the dashes do not shift while the map moves.
  from = (Math.floor((from * length) / period) * period) / length;
  return [x0 + from * right, y0 + from * down, x0 + to * right, y0 + to * down];
}

/** Draws all lines at once: dashes on a light edge, and an arrow half way. */
export function drawLines(
  context: CanvasRenderingContext2D,
  look: MapLook,
  lines: readonly Segment[],
  width: number,
  height: number,
): void {
  if (lines.length === 0) return;
  const strokes = new Path2D();
  const arrows = new Path2D();
  for (const line of lines) {
    const seen = visiblePart(line, width, height);
    if (seen) {
      strokes.moveTo(seen[0], seen[1]);
      strokes.lineTo(seen[2], seen[3]);
    }
    addArrow(arrows, line, width, height);
  }
  context.lineJoin = "round";
  context.strokeStyle = look.surface;
  context.lineWidth = 5;
  context.stroke(strokes);
  context.strokeStyle = look.ink;
  context.lineWidth = 2;
  context.setLineDash([...dash]);
  context.stroke(strokes);
  context.setLineDash([]);
  context.strokeStyle = look.surface;
  context.lineWidth = 3;
  context.stroke(arrows);
  context.fillStyle = look.ink;
  // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- it is no array
  context.fill(arrows);
}

/** Adds an arrow, unless the line is too short to show more than its markers. */
function addArrow(path: Path2D, [x0, y0, x1, y1]: Segment, width: number, height: number): void {
  const [x, y] = [(x0 + x1) / 2, (y0 + y1) / 2];
  const length = Math.hypot(x1 - x0, y1 - y0);
  if (length < 40 || x < -10 || y < -10 || x > width + 10 || y > height + 10) return;
  const [right, down] = [(x1 - x0) / length, (y1 - y0) / length];
  path.moveTo(x + 8 * right, y + 8 * down);
  path.lineTo(x - 5 * right - 6 * down, y - 5 * down + 6 * right);
  path.lineTo(x - 5 * right + 6 * down, y - 5 * down - 6 * right);
  path.closePath();
}
