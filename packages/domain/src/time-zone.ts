import { isPlaced, type Position } from "./experience/position.ts";
import { TIME_ZONE } from "./experience/prize.ts";

interface Area {
  south: number;
  north: number;
  west: number;
  east: number;
}

/** Islands with an hour less than the mainland of their country, or two. */
const ISLANDS: readonly (readonly [zone: string, area: Area])[] = [
  ["Atlantic/Canary", { south: 27.5, north: 29.6, west: -18.3, east: -13.3 }],
  ["Atlantic/Madeira", { south: 30, north: 33.3, west: -17.4, east: -15.8 }],
  ["Atlantic/Azores", { south: 36.8, north: 39.9, west: -31.4, east: -24.9 }],
];

/** The mainland of Portugal, with its border to Spain from the mouth of the Minho to that of the Guadiana. */
const PORTUGAL: readonly (readonly [lat: number, lon: number])[] = [
  [41.86, -9.1],
  [41.86, -8.88],
  [42.038, -8.65],
  [42.155, -8.2],
  [41.83, -8.13],
  [41.82, -7.7],
  [41.88, -7.43],
  [41.97, -6.98],
  [41.95, -6.57],
  [41.67, -6.53],
  [41.58, -6.19],
  [41.3, -6.45],
  [41.03, -6.92],
  [40.35, -6.79],
  [40.25, -6.87],
  [40.03, -6.87],
  [39.67, -7.03],
  [39.67, -7.53],
  [39.4, -7.31],
  [39.1, -7.1],
  [38.9, -7.03],
  [38.73, -7.25],
  [38.43, -7.32],
  [38.2, -7.1],
  [38.18, -6.94],
  [38.0, -7.0],
  [37.97, -7.27],
  [37.55, -7.52],
  [37.2, -7.42],
  [36.8, -7.42],
  [36.8, -9.2],
  [38.6, -9.7],
  [39.5, -9.7],
];

const isIn = ({ lat, lon }: Position, { south, north, west, east }: Area) =>
  lat >= south && lat <= north && lon >= west && lon <= east;

/** Whether a place lies within a border: a line from it to the east crosses the border an odd number of times. */
function isWithin({ lat, lon }: Position, border: typeof PORTUGAL): boolean {
  const crossings = border.filter(([fromLat, fromLon], at) => {
    const [toLat, toLon] = border[(at + 1) % border.length] ?? [fromLat, fromLon];
    if (fromLat > lat === toLat > lat) return false;
    return lon < fromLon + ((lat - fromLat) / (toLat - fromLat)) * (toLon - fromLon);
  });
  return crossings.length % 2 === 1;
}

/** The time zone in which the days and hours of a route are meant: of a place in Spain or Portugal its own. */
export function routeTimeZone(place: Position | null | undefined): string {
  if (!place) return TIME_ZONE;
  const island = ISLANDS.find(([, area]) => isIn(place, area));
  if (island) return island[0];
  return isWithin(place, PORTUGAL) ? "Europe/Lisbon" : TIME_ZONE;
}

/**
 * That of a route or of its prize: of the first place that is set.
 * @param places of its points in the author's order; for the prize, after where it is handed over
 */
export const timeZoneOfPlaces = (places: readonly (Position | null | undefined)[]): string =>
  routeTimeZone(places.find((place) => place && isPlaced(place)));

/** The IANA name of a time zone, if dates can be written in it. */
export function knownTimeZone(name: string | undefined): string | undefined {
  if (!name) return undefined;
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}

/**
 * What people call a time zone on a day, in the middle of a sentence: `hora de verano de Europa central` in May.
 * The zone's own name where the language has no words for it.
 */
export function timeZoneInWords(timeZone: string, language: string, at: Date): string {
  const name = new Intl.DateTimeFormat(language, { timeZone, timeZoneName: "long" })
    .formatToParts(at)
    .find(({ type }) => type === "timeZoneName");
  // Catalan names have a capital as at the beginning of one.
  return name?.value.replace(/^Hora(?= )/, "hora") ?? timeZone;
}
