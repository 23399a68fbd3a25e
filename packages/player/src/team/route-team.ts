import { TEAM_MARK } from "@panel/domain/events/page-address";
import { removeText, storedText, storeText } from "../phone/stored-text.ts";

/* Which team of this phone plays a route now, so that the printed code of a point reaches its play. */

const keyOf = (route: string) => `event-of:${route}`;

/** The organisers may put the end off, which a phone without a network does not hear (ms). */
const LATER = 3600_000;

/** The code of the team; undefined where none plays it. @param route its code */
export function teamOfRoute(route: string): string | undefined {
  const [team, until] = storedText(keyOf(route.toUpperCase()))?.split(" ") ?? [];
  return Date.now() < Number(until) ? team : undefined;
}

/** @param end of the event as the phone knows it, in milliseconds since 1970 */
export function setTeamOfRoute(route: string, team: string, end: number): void {
  storeText(keyOf(route), `${team} ${end + LATER}`);
}

export function endTeamOfRoute(route: string, team: string): void {
  if (storedText(keyOf(route))?.startsWith(`${team} `)) removeText(keyOf(route));
}

/** The code of a team in the address, as it is written there; undefined for none. */
export function teamInAddress(): string | undefined {
  const { hash } = location;
  return hash.startsWith(TEAM_MARK) ? hash.slice(TEAM_MARK.length) || undefined : undefined;
}
