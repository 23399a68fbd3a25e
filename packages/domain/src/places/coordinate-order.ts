import { metresBetween, type Position } from "../experience/position.ts";

/** Where places are expected while nothing is known of a route: the middle of Spain. */
export const HOME: Position = { lat: 40.4168, lon: -3.7038 };

/** A place is asked about that is so far from where it is expected, in metres, and in the other order so much nearer. */
const AWAY = 500_000;
const NEARER = 4;

/** Whether coordinates seem to stand in the wrong order: a place far away, and in the other order one much nearer. */
export function seemsSwapped(written: Position, turned: Position, near: Position): boolean {
  const away = metresBetween(written, near);
  return away > AWAY && metresBetween(turned, near) < away / NEARER;
}
