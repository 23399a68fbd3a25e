/** Four bytes for each pixel: red, green, blue and opacity. */
export type Pixels = Uint8ClampedArray<ArrayBuffer>;

export const opaque = 255;

/** A picture of blocks of four by four pixels; the last ones may reach beyond its edges. */
export interface BlockGrid {
  width: number;
  height: number;
  across: number;
  down: number;
}

export const gridOf = (width: number, height: number): BlockGrid => ({
  width,
  height,
  across: Math.ceil(width / 4),
  down: Math.ceil(height / 4),
});

/** How many pixels of a block lie within the picture. */
export const shownOf = ({ width, height }: BlockGrid, column: number, row: number) => ({
  wide: Math.min(4, width - column * 4),
  high: Math.min(4, height - row * 4),
});
