import type { Position } from "./experience/position.ts";
import { TIME_ZONE } from "./experience/prize.ts";

/** The Canary Islands, which have an hour less than the rest of Spain. */
const CANARIES = { south: 27.5, north: 29.6, west: -18.3, east: -13.3 } as const;

/** The time zone in which the days and hours of a route are meant. */
export function routeTimeZone(place: Position | null | undefined): string {
  const { south, north, west, east } = CANARIES;
  if (!place || place.lat < south || place.lat > north) return TIME_ZONE;
  return place.lon >= west && place.lon <= east ? "Atlantic/Canary" : TIME_ZONE;
}

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
