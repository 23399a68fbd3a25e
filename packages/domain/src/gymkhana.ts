import type { ContentLanguage } from "./languages.ts";

/** State codes of an experience (document 2, section 9); null counts as inactive. */
export const GYMKHANA_STATE = { active: 1, inactive: 2, deleted: 3, duplicate: 4 } as const;
export type GymkhanaState = (typeof GYMKHANA_STATE)[keyof typeof GYMKHANA_STATE];

export const GYMKHANA_NAME_MAX = 60;
export const GYMKHANA_TEXT_MAX = 5000;
export const GYMKHANA_CITY_MAX = 120;
export const PRIZE_NAME_MAX = 200;
export const DEFAULT_GYM_TYPE = "09";

/** Values of `PrivateGym`: whether the experience needs the player's place. */
export const PRIVATE_GYM = { geolocated: 3, free: 2 } as const;

export function isActive(state: number | null): boolean {
  return state === GYMKHANA_STATE.active;
}

/** The state that the list's switch asks for: null or 2 becomes 1, 1 becomes 2. */
export function toggledState(state: number | null): GymkhanaState {
  return isActive(state) ? GYMKHANA_STATE.inactive : GYMKHANA_STATE.active;
}

interface Listed {
  id: number;
  name: string;
  state: number | null;
}

/** Order of a list that nobody has sorted: active first, then by name, then newest first. */
export function compareByDefault(a: Listed, b: Listed): number {
  const byState = Number(isActive(b.state)) - Number(isActive(a.state));
  return byState || NAMES.compare(a.name, b.name) || b.id - a.id;
}
const NAMES = new Intl.Collator(["es", "ca", "en"], { numeric: true, sensitivity: "base" });

const CODE_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";
export const ACCESS_CODE_LENGTH = 6;

/**
 * An access code: six random letters and digits.
 * @param random gives whole numbers from 0 up to, not including, its argument
 */
export function accessCode(random: (below: number) => number): string {
  return Array.from(
    { length: ACCESS_CODE_LENGTH },
    () => CODE_LETTERS[random(CODE_LETTERS.length)],
  ).join("");
}

const COPY = { cas: "(copia)", cat: "(còpia)", eng: "(copy)" } as const;

/** The name of a copy in a language, within the length of a name; none where the original has none. */
export function copyName(name: string, language: ContentLanguage): string {
  if (name === "") return "";
  const mark = ` ${COPY[language]}`;
  return `${name.slice(0, GYMKHANA_NAME_MAX - mark.length).trimEnd()}${mark}`;
}

export function isAccessCode(code: string): boolean {
  return /^[A-Za-z0-9]{6}$/.test(code);
}
