import type { GymkhanaRecord } from "@panel/api-client/panel";
import type { Position } from "@panel/domain/experience/position";
import { timeZoneOfPlaces } from "@panel/domain/time-zone";

/**
 * IANA name of the time zone of a stored route.
 * @param pickup where its prize is handed over; for the zone of the prize
 */
export function recordTimeZone(
  points: GymkhanaRecord["mappoints"],
  pickup?: Position | null,
): string {
  const places = points.map(({ Latitude: lat, Longitude: lon }) => ({ lat, lon }));
  return timeZoneOfPlaces([pickup, ...places]);
}
