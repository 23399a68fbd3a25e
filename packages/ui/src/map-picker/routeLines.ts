import type { MapLook } from "./markerSprites.ts";
import type { MapLineKind } from "./types.ts";

/** A line on the canvas, in CSS pixels, from a point to the point that depends on it. */
export type Segment = readonly [x0: number, y0: number, x1: number, y1: number];

const dash = [6, 5] as const;
const period = dash[0] + dash[1];

/** Half the width of a line with its light edge, rounded up, in CSS pixels. */
export const edge = 3;

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

export interface DrawnLine {
  segment: Segment;
  kind: MapLineKind;
  /** Shown on the line. */
  number: number | undefined;
  /** Shown beside the line where that is long enough. */
  text: string | undefined;
}

/** How each kind is drawn, the lowest first. Kinds differ by more than their colour. */
const strokes: [MapLineKind, Stroke][] = [
  ["order", { width: 2.5, dashes: [1, period / 2 - 1] }],
  ["dependency", { width: 2, dashes: [], end: addArrow }],
  ["closing", { width: 2, dashes: dash, end: addBar }],
  ["ahead", { width: 3, dashes: [1, period - 1], end: addArrow }],
  ["walked", { width: 4, dashes: [], end: addArrow }],
];

interface Stroke {
  width: number;
  dashes: readonly number[];
  /** Adds what stands on the line. */
  end?: typeof addArrow;
}

/** Draws all lines at once, on a light edge, with an arrow and their numbers. */
export function drawLines(
  context: CanvasRenderingContext2D,
  look: MapLook,
  lines: readonly DrawnLine[],
  width: number,
  height: number,
): void {
  for (const [kind, stroke] of strokes) {
    const ofKind = lines.filter((line) => line.kind === kind);
    if (ofKind.length > 0) drawKind(context, look, ofKind, stroke, [width, height]);
  }
  for (const { segment, number, text } of lines) {
    if (number !== undefined) drawNumber(context, look, segment, number);
    else if (text) drawText(context, look, segment, text);
  }
}

function drawKind(
  context: CanvasRenderingContext2D,
  look: MapLook,
  lines: readonly DrawnLine[],
  { width: lineWidth, dashes, end }: Stroke,
  [width, height]: readonly [number, number],
): void {
  const path = new Path2D();
  const arrows = new Path2D();
  for (const { segment, number } of lines) {
    const seen = visiblePart(segment, width, height);
    if (seen) {
      path.moveTo(seen[0], seen[1]);
      path.lineTo(seen[2], seen[3]);
    }
    // The number stands half way.
    end?.(arrows, segment, number === undefined ? 0.5 : 0.75, [width, height]);
  }
  context.lineJoin = "round";
  context.lineCap = dashes.length === 0 || dashes[0] === 1 ? "round" : "butt";
  context.strokeStyle = look.surface;
  context.lineWidth = lineWidth + 3;
  context.stroke(path);
  context.strokeStyle = look.ink;
  context.lineWidth = lineWidth;
  context.setLineDash([...dashes]);
  context.stroke(path);
  context.setLineDash([]);
  context.lineCap = "butt";
  context.strokeStyle = look.surface;
  context.lineWidth = 3;
  context.stroke(arrows);
  context.fillStyle = look.ink;
  // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- it is no array
  context.fill(arrows);
}

/** Draws the thin lines from a spot to the markers that are spread around it, with a dot on the spot. */
export function drawLegs(
  context: CanvasRenderingContext2D,
  look: MapLook,
  legs: readonly Segment[],
): void {
  const path = new Path2D();
  for (const [x0, y0, x1, y1] of legs) {
    path.moveTo(x0, y0);
    path.lineTo(x1, y1);
  }
  for (const [width, colour] of [
    [3.5, look.surface],
    [1.5, look.ink],
  ] as const) {
    context.lineWidth = width;
    context.strokeStyle = colour;
    context.stroke(path);
  }
  const [spot] = legs;
  if (!spot) return;
  context.beginPath();
  context.arc(spot[0], spot[1], 4, 0, 2 * Math.PI);
  context.fillStyle = look.ink;
  context.fill();
}

/** Adds an arrow at a part of the way, unless the line is too short to show more than its markers. */
function addArrow(
  path: Path2D,
  [x0, y0, x1, y1]: Segment,
  part: number,
  [width, height]: readonly [number, number],
): void {
  const [x, y] = [x0 + part * (x1 - x0), y0 + part * (y1 - y0)];
  const length = Math.hypot(x1 - x0, y1 - y0);
  // A quarter of a line with a number has to be longer than its marker.
  if (length < (part === 0.5 ? 40 : 96)) return;
  if (x < -10 || y < -10 || x > width + 10 || y > height + 10) return;
  const [right, down] = [(x1 - x0) / length, (y1 - y0) / length];
  path.moveTo(x + 8 * right, y + 8 * down);
  path.lineTo(x - 5 * right - 6 * down, y - 5 * down + 6 * right);
  path.lineTo(x - 5 * right + 6 * down, y - 5 * down - 6 * right);
  path.closePath();
}

/** The corners of a bar across a line, along it and beside it. */
const BAR = [
  [-2, -8],
  [2, -8],
  [2, 8],
  [-2, 8],
] as const;

/** Adds a bar across the line. */
function addBar(path: Path2D, [x0, y0, x1, y1]: Segment, part: number): void {
  const [x, y] = [x0 + part * (x1 - x0), y0 + part * (y1 - y0)];
  const length = Math.hypot(x1 - x0, y1 - y0);
  if (length < 40) return;
  const [right, down] = [(x1 - x0) / length, (y1 - y0) / length];
  BAR.forEach(([along, across], corner) => {
    const to = corner === 0 ? "moveTo" : "lineTo";
    path[to](x + along * right - across * down, y + along * down + across * right);
  });
  path.closePath();
}

/** Markers are so far apart, in pixels, that a line between them is seen. */
const APART = 34;
/** From the middle of a marker to what is drawn beside it. */
const MARKER = 12;

/** Draws a text on a light ground half way, beside the line where that is no longer than the text and both markers. */
function drawText(
  context: CanvasRenderingContext2D,
  look: MapLook,
  [x0, y0, x1, y1]: Segment,
  text: string,
): void {
  context.font = `500 11px ${look.fontFamily}`;
  const { width } = context.measureText(text);
  const length = Math.hypot(x1 - x0, y1 - y0);
  // Of markers that touch each other nobody could tell which two are meant.
  if (length < APART) return;
  const [right, down] = [(x1 - x0) / length, (y1 - y0) / length];
  const half = [width / 2 + 5, 9] as const;
  // So far that the corners of its ground keep clear of the markers.
  const clear = MARKER + Math.abs(down) * half[0] + Math.abs(right) * half[1];
  const aside = length < width + 56 ? clear : 0;
  // Above a line to the east or the west, and to the east of others.
  const side = right > 0 ? 1 : -1;
  const x = (x0 + x1) / 2 + side * aside * down;
  const y = (y0 + y1) / 2 - side * aside * right;
  context.beginPath();
  context.roundRect(x - width / 2 - 5, y - 9, width + 10, 18, 9);
  context.fillStyle = look.surface;
  context.fill();
  context.fillStyle = look.ink;
  context.textAlign = "center";
  context.textBaseline = "middle";
  context.fillText(text, x, y + 0.5);
}

/** Draws a number in a disc half way, beside the line where that is too short for it. */
function drawNumber(
  context: CanvasRenderingContext2D,
  look: MapLook,
  [x0, y0, x1, y1]: Segment,
  number: number,
): void {
  const length = Math.hypot(x1 - x0, y1 - y0);
  const aside = length < 48 ? 22 : 0;
  const [right, down] = length === 0 ? [0, 1] : [(x1 - x0) / length, (y1 - y0) / length];
  const x = (x0 + x1) / 2 - aside * down;
  const y = (y0 + y1) / 2 + aside * right;
  context.beginPath();
  context.arc(x, y, 10, 0, 2 * Math.PI);
  context.fillStyle = look.lime;
  context.fill();
  context.strokeStyle = look.limeInk;
  context.lineWidth = 1.5;
  context.stroke();
  context.fillStyle = look.limeInk;
  context.font = `600 12px ${look.fontFamily}`;
  context.textAlign = "center";
  context.textBaseline = "middle";
  context.fillText(String(number), x, y + 0.5, 16);
}
