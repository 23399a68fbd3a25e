import type { MapLook } from "./markerSprites.ts";

/** Draws a marker's label below it, or above where it may not be or has no room, always inside the map's edges. */
export function drawLabel(
  context: CanvasRenderingContext2D,
  look: MapLook,
  text: string,
  at: { x: number; y: number; above: number; below: number },
  [width, height]: readonly [number, number],
  above: boolean,
): void {
  context.font = `500 12px ${look.fontFamily}`;
  const shown = shortened(context, text, width - 32);
  const half = context.measureText(shown).width / 2 + 7;
  const x = Math.min(Math.max(at.x, half + 8), Math.max(width - half - 8, half + 8));
  const top = above || at.below + 30 > height ? at.above - 28 : at.below + 6;
  context.beginPath();
  context.roundRect(x - half, top, 2 * half, 22, 6);
  context.fillStyle = look.ink;
  context.fill();
  context.fillStyle = look.surface;
  context.textAlign = "center";
  context.textBaseline = "middle";
  context.fillText(shown, x, top + 11.5);
}

/** Left, top, right and bottom in pixels. */
export type LabelBox = readonly [number, number, number, number];

/** A name is cut to so many pixels. */
const WIDEST = 180;

/**
 * Writes the name of a marker below it, on the colour of the page, unless others are there.
 * @param width of the map, beyond whose edges it does not reach
 * @param taken the boxes of those
 * @returns its own; undefined where it was not written
 */
export function drawName(
  context: CanvasRenderingContext2D,
  look: MapLook,
  text: string,
  at: readonly [x: number, top: number],
  width: number,
  taken: readonly LabelBox[],
): LabelBox | undefined {
  context.font = `500 12px ${look.fontFamily}`;
  const shown = shortened(context, text, WIDEST);
  const half = context.measureText(shown).width / 2 + 6;
  const x = Math.min(Math.max(at[0], half + 4), Math.max(width - half - 4, half + 4));
  const [, top] = at;
  const box: LabelBox = [x - half, top, x + half, top + 20];
  if (taken.some((other) => overlaps(box, other))) return undefined;
  context.beginPath();
  context.roundRect(x - half, top, 2 * half, 20, 6);
  context.fillStyle = look.surface;
  context.fill();
  context.fillStyle = look.ink;
  context.textAlign = "center";
  context.textBaseline = "middle";
  context.fillText(shown, x, top + 10.5);
  return box;
}

const overlaps = (a: LabelBox, b: LabelBox): boolean =>
  a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];

function shortened(context: CanvasRenderingContext2D, text: string, most: number): string {
  const fits = (candidate: string) => context.measureText(candidate).width <= most;
  if (fits(text)) return text;
  let length = text.length;
  while (length > 1 && !fits(`${text.slice(0, length)}…`)) length -= 1;
  return `${text.slice(0, length).trimEnd()}…`;
}
