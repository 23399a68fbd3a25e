import { removeText, storedText, storeText } from "../phone/stored-text.ts";

/* Which team of this phone plays a route now, so that the printed code of a point reaches its play. */

const keyOf = (route: string) => `event-of:${route}`;

/** The code of the team; undefined where none plays it. @param route its code */
export const teamOfRoute = (route: string): string | undefined =>
  storedText(keyOf(route.toUpperCase())) ?? undefined;

export function setTeamOfRoute(route: string, team: string): void {
  storeText(keyOf(route), team);
}

export function endTeamOfRoute(route: string, team: string): void {
  if (teamOfRoute(route) === team) removeText(keyOf(route));
}

/** The mark of a team in the address of the page, which no server reads. */
const MARK = "#t=";

/** The address of a team's page, below the installation's. */
export const teamPagePath = (code: string): string => `/play/${MARK}${code}`;

/** The code of a team in the address, as it is written there; undefined for none. */
export function teamInAddress(): string | undefined {
  const { hash } = location;
  return hash.startsWith(MARK) ? hash.slice(MARK.length) || undefined : undefined;
}
