import { metresBetween, type Position } from "./position.ts";

/** A place lies outside if it is this many times as far from the middle as half of all places, and at least so far. */
const OUTSIDE = { times: 10, metres: 3000 } as const;

/** The middle of each coordinate, which a place far away does not move; NaN without places. */
export function middleOf(places: readonly Position[]): Position {
  return {
    lat: median(places.map(({ lat }) => lat)),
    lon: median(places.map(({ lon }) => lon)),
  };
}

/** The places that lie far from the others, by their index, with the distance in metres from the middle. */
export function outlying(places: readonly Position[]): { index: number; metres: number }[] {
  const middle = middleOf(places);
  const distances = places.map((place) => metresBetween(place, middle));
  const limit = Math.max(OUTSIDE.metres, OUTSIDE.times * median(distances));
  return distances.flatMap((metres, index) => (metres > limit ? [{ index, metres }] : []));
}

function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const half = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(half)] ?? NaN) + (sorted[Math.ceil(half)] ?? NaN)) / 2;
}
