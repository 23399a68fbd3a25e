import { unproject } from "./mercator.ts";

/** The longest cell of the grid, in screen pixels. */
const LONGEST = 120;

const GRID =
  "linear-gradient(var(--color-line) 1px,transparent 0),linear-gradient(90deg,var(--color-line) 1px,transparent 0)";

/** The longest round distance (1, 2 or 5 times a power of ten, in metres) that is not longer than the given one. */
export function roundDistance(metres: number): number {
  const power = 10 ** Math.floor(Math.log10(metres));
  return power * ([5, 2].find((times) => times * power <= metres) ?? 1);
}

/**
 * Draws the grid that is the background of a map without pictures, and writes
 * the scale of its cells.
 * @param scale becomes as wide as a cell, with its length on the ground as text
 * @param centre of the view, in metres of the projection
 * @param resolution metres of the projection in a screen pixel
 */
export function drawGround(
  target: HTMLElement,
  scale: HTMLElement,
  centre: readonly number[],
  resolution: number,
): void {
  const [x = 0, y = 0] = centre;
  const metresPerPixel = resolution * Math.cos((unproject(centre).lat * Math.PI) / 180);
  const metres = roundDistance(LONGEST * metresPerPixel);
  const cell = metres / metresPerPixel;
  const { style } = target;
  style.backgroundImage = GRID;
  style.backgroundSize = `${cell}px ${cell}px`;
  style.backgroundPosition = `${target.clientWidth / 2 - x / resolution}px ${target.clientHeight / 2 + y / resolution}px`;
  scale.style.width = `${cell}px`;
  scale.textContent = metres < 1000 ? `${metres} m` : `${metres / 1000} km`;
}
