/** Shapes that places of a route ask for: covers are wide, puzzles are square. */
export type PictureShape = "wide" | "square";

interface Size {
  width: number;
  height: number;
}

/** Width by height. */
export const SHAPE_RATIO: Readonly<Record<PictureShape, number>> = { wide: 16 / 9, square: 1 };

/** A part of a picture, in its own px. */
export interface PictureArea extends Size {
  left: number;
  top: number;
}

/** Whether a picture has a shape: a square to the pixel, as puzzles are cut, and 16:9 as near as whole pixels allow. */
export function isOfShape({ width, height }: Size, shape: PictureShape): boolean {
  if (shape === "square") return width === height;
  return Math.abs(width - height * SHAPE_RATIO.wide) <= 1;
}

/**
 * The part of a picture that a frame of a shape shows.
 * @param view screen px of one of the picture's, and where its middle is beside the frame's, in screen px
 */
export function shownArea(
  picture: Size,
  view: { scale: number; x: number; y: number },
  frameWidth: number,
  shape: PictureShape,
): PictureArea {
  const ratio = SHAPE_RATIO[shape];
  const width = Math.round(
    Math.min(frameWidth / view.scale, picture.width, picture.height * ratio),
  );
  const height = Math.min(picture.height, Math.max(1, Math.round(width / ratio)));
  const within = (start: number, length: number, most: number) =>
    Math.round(Math.min(Math.max(0, start), most - length));
  return {
    left: within(picture.width / 2 - view.x / view.scale - width / 2, width, picture.width),
    top: within(picture.height / 2 - view.y / view.scale - height / 2, height, picture.height),
    width,
    height,
  };
}
