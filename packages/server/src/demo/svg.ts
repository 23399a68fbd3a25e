/* Shapes of the demo tenant's drawings. */

export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  more = "",
) => `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}" ${more}/>`;
export const path = (d: string, fill: string, more = "") =>
  `<path d="${d}" fill="${fill}" ${more}/>`;
