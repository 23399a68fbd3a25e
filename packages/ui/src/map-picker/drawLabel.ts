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

function shortened(context: CanvasRenderingContext2D, text: string, most: number): string {
  const fits = (candidate: string) => context.measureText(candidate).width <= most;
  if (fits(text)) return text;
  let length = text.length;
  while (length > 1 && !fits(`${text.slice(0, length)}…`)) length -= 1;
  return `${text.slice(0, length).trimEnd()}…`;
}
