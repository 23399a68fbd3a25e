import { drawing } from "./encode-picture.ts";

/** How a canvas is set for each number of EXIF's orientation: a, b, c and d of its transform. */
const TURNS: readonly (readonly [number, number, number, number])[] = [
  [1, 0, 0, 1],
  [-1, 0, 0, 1],
  [-1, 0, 0, -1],
  [1, 0, 0, -1],
  [0, 1, 1, 0],
  [0, 1, -1, 0],
  [0, -1, -1, 0],
  [0, -1, 1, 0],
];

/** Whether a picture lies on its side. */
export const isSideways = (turn: number): boolean => turn >= 5 && turn <= 8;

/** The picture upright; `turn` is as EXIF numbers it. */
export function turned(canvas: OffscreenCanvas, turn: number): OffscreenCanvas {
  const set = TURNS[turn - 1];
  if (!set || turn === 1) return canvas;
  const { width, height } = canvas;
  const made = isSideways(turn)
    ? new OffscreenCanvas(height, width)
    : new OffscreenCanvas(width, height);
  const flat = drawing(made);
  flat.setTransform(...set, made.width / 2, made.height / 2);
  flat.drawImage(canvas, -width / 2, -height / 2);
  return made;
}
