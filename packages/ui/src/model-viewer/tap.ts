/** Pixels that a finger may slip in a tap. */
const slack = 10;

/** Whether a finger that came down at one place, in CSS pixels, and left at another has tapped. */
export const isTap = (from: { x: number; y: number }, to: { x: number; y: number }): boolean =>
  Math.hypot(to.x - from.x, to.y - from.y) < slack;
