import { metresBetween, type Position } from "../experience/position.ts";
import type { Random } from "./chance.ts";

/* A visitor who walks by itself, for trying a route at a desk. */

/** On foot, with looking around. */
export const WALKING_SPEED = 1.2;

/** How far a phone's position strays, in metres, by where it is. */
export const GPS_NOISE = { none: 0, street: 8, oldTown: 25 } as const;
export type GpsNoise = keyof typeof GPS_NOISE;

/** The way along places, in straight lines. */
export function wayLength(places: readonly Position[]): number {
  return places
    .slice(1)
    .reduce((sum, place, before) => sum + metresBetween(places[before] ?? place, place), 0);
}

/** The place after so many metres of a way; its last one when that is longer than the way. */
export function placeAlong(places: readonly Position[], metres: number): Position | undefined {
  let left = Math.max(0, metres);
  for (const [index, to] of places.entries()) {
    const from = places[index - 1];
    if (!from) continue;
    const length = metresBetween(from, to);
    if (left < length) {
      const share = left / length;
      return {
        lat: from.lat + (to.lat - from.lat) * share,
        lon: from.lon + (to.lon - from.lon) * share,
      };
    }
    left -= length;
  }
  return places.at(-1);
}

/** Metres between two looks around of somebody who walks: less than the smallest distance at which a point opens. */
const LOOK = 3;

/**
 * The metres of a way after walking on, or at the first place on it at which one is to stop.
 * @param from metres already walked
 */
export function walkedOn(
  places: readonly Position[],
  from: number,
  metres: number,
  stopsAt: (place: Position) => boolean,
): number {
  const end = Math.min(from + metres, wayLength(places));
  for (let walked = from + LOOK; walked < end; walked += LOOK) {
    const place = placeAlong(places, walked);
    if (place && stopsAt(place)) return walked;
  }
  return end;
}

const METRES_OF_A_DEGREE = 111_195;

/** A position as a phone would tell it: within so many metres, most often near to the true one. */
export function strayed(position: Position, metres: number, random: Random): Position {
  if (metres === 0) return position;
  const angle = (random(3600) / 3600) * 2 * Math.PI;
  // The mean of two draws: far away is rarer than near.
  const away = (metres * Math.abs(random(1001) + random(1001) - 1000)) / 1000;
  const lat = position.lat + (away * Math.cos(angle)) / METRES_OF_A_DEGREE;
  const across = METRES_OF_A_DEGREE * Math.cos((position.lat * Math.PI) / 180);
  return { lat, lon: position.lon + (away * Math.sin(angle)) / across };
}
