import { isEmail } from "./email.ts";
import { foldText } from "./fold-text.ts";

/** Characters of what a chat says of its own accord, in each language. */
export const CHAT_TEXT_MAX = {
  greeting: 200,
  phone: 40,
  mail: 254,
  address: 300,
  limitMessage: 300,
  answeredBy: 60,
} as const;

/** Questions to begin with. */
export const STARTERS = { max: 4, length: 120 } as const;

/** Questions in one conversation within a quarter of an hour. */
export const QUESTION_LIMIT = { min: 5, max: 600, usual: 60 } as const;

/** Groups of words that mean the same, and the words of one. */
export const SYNONYMS = { groups: 60, words: 8, min: 2, max: 40 } as const;

/** The starters that somebody typed, one in a line. */
export function startersOf(typed: string): string[] {
  return linesOf(typed);
}

/** The groups of synonyms that somebody typed: one in a line, its words between commas. */
export function synonymsOf(typed: string): string[][] {
  return linesOf(typed).map((line) => {
    const words = line.split(/[,;=]/).map((word) => word.trim().replace(/\s+/g, " "));
    const each = new Map(words.filter(Boolean).map((word) => [foldText(word), word]));
    return [...each.values()];
  });
}

const linesOf = (typed: string): string[] => typed.split("\n").flatMap((line) => line.trim() || []);

export type ChatProblem =
  | "VALIDATION.invalidEmail"
  | "CHAT_SETTINGS.startersInvalid"
  | "CHAT_SETTINGS.synonymsInvalid"
  | "CHAT_SETTINGS.limitInvalid";

export function startersProblem(typed: string): ChatProblem | undefined {
  const starters = startersOf(typed);
  const fit =
    starters.length <= STARTERS.max && starters.every((text) => text.length <= STARTERS.length);
  return fit ? undefined : "CHAT_SETTINGS.startersInvalid";
}

export function mailProblem(typed: string): ChatProblem | undefined {
  return typed.trim() === "" || isEmail(typed.trim()) ? undefined : "VALIDATION.invalidEmail";
}

export function synonymsProblem(typed: string): ChatProblem | undefined {
  const groups = synonymsOf(typed);
  const { min, max, words } = SYNONYMS;
  const fits = (group: readonly string[]) =>
    group.length >= 2 &&
    group.length <= words &&
    group.every(({ length }) => length >= min && length <= max);
  return groups.length <= SYNONYMS.groups && groups.every(fits)
    ? undefined
    : "CHAT_SETTINGS.synonymsInvalid";
}

export function limitProblem(typed: string): ChatProblem | undefined {
  const limit = Number(typed);
  const fits =
    /^\d{1,3}$/.test(typed.trim()) && limit >= QUESTION_LIMIT.min && limit <= QUESTION_LIMIT.max;
  return fits ? undefined : "CHAT_SETTINGS.limitInvalid";
}
