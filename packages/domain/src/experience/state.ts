import type { ContentLanguage } from "../languages.ts";
import { NAME_MAX } from "./experience.ts";

/** State codes of an experience (document 2, section 9); null counts as inactive. */
export const EXPERIENCE_STATE = { active: 1, inactive: 2, deleted: 3, duplicate: 4 } as const;
export type ExperienceState = (typeof EXPERIENCE_STATE)[keyof typeof EXPERIENCE_STATE];

export function isActive(state: number | null): boolean {
  return state === EXPERIENCE_STATE.active;
}

/** The state that the switch in the list sets: null or 2 becomes 1, 1 becomes 2. */
export function toggledState(state: number | null): ExperienceState {
  return isActive(state) ? EXPERIENCE_STATE.inactive : EXPERIENCE_STATE.active;
}

interface Listed {
  id: number;
  name: string;
  state: number | null;
}

/** Default order of a list: active first, then by name, then newest first. */
export function compareByDefault(a: Listed, b: Listed): number {
  const byState = Number(isActive(b.state)) - Number(isActive(a.state));
  return byState || NAMES.compare(a.name, b.name) || b.id - a.id;
}
const NAMES = new Intl.Collator(["es", "ca", "en"], { numeric: true, sensitivity: "base" });

const COPY = { cas: "(copia)", cat: "(còpia)", eng: "(copy)" } as const;

/** The name of a copy in a language, cut to the maximum length; empty if the original has no name. */
export function copyName(name: string, language: ContentLanguage): string {
  if (name === "") return "";
  const mark = ` ${COPY[language]}`;
  return `${name.slice(0, NAME_MAX - mark.length).trimEnd()}${mark}`;
}
