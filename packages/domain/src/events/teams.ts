import { cleanText } from "../clean-text.ts";
import { foldText } from "../fold-text.ts";
import { typedCode } from "../visits/address.ts";

/* The teams of an event: their names, and the codes with which their phones join. */

export const EVENT_LIMITS = {
  /** Of an experience. */
  events: 100,
  /** Of an account, at the same time. */
  underWay: 10,
  teams: 200,
  teamName: 40,
  message: 500,
  messages: 200,
  links: 30,
  phones: 10,
  /** Changes of the score of one team by the staff. */
  adjustments: 100,
} as const;

/** Names, codes and texts are deleted so many days after the end. */
export const EVENT_NAME_DAYS = 30;
/** An event that nobody has started is deleted after so many days. */
export const PLANNED_DAYS = 365;

/** Digits and letters of which none looks like another one. */
const CODE_SIGNS = "23456789ABCDEFGHJKLMNPRSTUVWXYZ";
/** One more than the code of a route has, so that a typed code says what it is of. */
export const TEAM_CODE_LENGTH = 7;

/** @param random returns a random integer from 0 to its argument - 1 */
export function teamCode(random: (below: number) => number): string {
  return Array.from({ length: TEAM_CODE_LENGTH }, () => CODE_SIGNS[random(CODE_SIGNS.length)]).join(
    "",
  );
}

const CODE = new RegExp(`^[${CODE_SIGNS}]{${TEAM_CODE_LENGTH}}$`);

/** A code as it is stored, from one that was typed or read; undefined where it is none. */
export function readTeamCode(typed: string): string | undefined {
  const code = typedCode(typed);
  return CODE.test(code) ? code : undefined;
}

/** A code as people read it. */
export const shownTeamCode = (code: string): string =>
  code === "" ? "" : `${code.slice(0, 3)}-${code.slice(3)}`;

/** A name as it is stored; empty where nothing is left, or it is too long. */
export function cleanTeamName(name: string): string {
  const clean = cleanText(name, false).replace(/\s+/g, " ").trim();
  return clean.length > EVENT_LIMITS.teamName ? "" : clean;
}

/** How names are compared: two teams of an event have none alike. */
export const teamNameKey = (name: string): string => foldText(name).replace(/\s+/g, " ").trim();

/**
 * Names of numbered teams that are not taken, such as Equipo 1.
 * @param taken keys of names (`teamNameKey`)
 */
export function numberedNames(prefix: string, count: number, taken: ReadonlySet<string>): string[] {
  const names: string[] = [];
  for (let number = 1; names.length < count; number += 1) {
    const name = cleanTeamName(`${prefix.trim()} ${number}`);
    if (!taken.has(teamNameKey(name))) names.push(name);
  }
  return names;
}
