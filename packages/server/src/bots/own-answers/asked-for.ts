import type { InterfaceLanguage } from "@panel/domain/languages";
import { aspectsOf, type Clock } from "../knowledge/aspects.ts";
import { isMistyped } from "../knowledge/mistyped.ts";
import { stemOf } from "../knowledge/terms.ts";

/** What a question asks for, and how much of it each thing is. */
export type AskedFor = ReadonlyMap<string, number>;

/** What goes without saying beside another thing: a locker is for bags. */
const UNSAID = [["#locker", "#bag"]] as const;

/** What "today" is makes no difference to what is asked for. */
const ANY_DAY: Clock = { now: new Date(0), timeZone: "UTC" };

/**
 * What a question asks for: concepts of a visit and values, which are the same in every language, and
 * the stems of its other words; mistyped ones count as what they stand for. Empty for a greeting.
 */
export function askedFor(question: string, language: InterfaceLanguage): AskedFor {
  const found = new Map<string, number>();
  for (const aspect of aspectsOf(question, language, ANY_DAY)) {
    const meant = aspect.meant ?? aspect;
    if (meant === "nothing") continue;
    found.set(meant.word ? stemOf(meant.word, language) : meant.key, aspect.share);
  }
  for (const [told, unsaid] of UNSAID) if (found.has(told)) found.delete(unsaid);
  return found;
}

/** How much two questions have in common, of 1: what only one of them asks for counts against it. */
export function likeness(one: AskedFor, other: AskedFor): number {
  let shared = 0;
  for (const [key, share] of one) {
    if (other.has(key)) shared += share;
    else if ([...other.keys()].some((each) => isAlike(key, each))) shared += ALIKE * share;
  }
  const most = Math.max(sumOf(one), sumOf(other));
  return most === 0 ? 0 : shared / most;
}

/** What another form of a word counts: alquilan beside alquiláis, or a slip of the finger. */
const ALIKE = 0.8;
const BEGINNING_LETTERS = 5;

function isAlike(one: string, other: string): boolean {
  if (one.startsWith("#") || Math.min(one.length, other.length) < BEGINNING_LETTERS) return false;
  const beginning = one.slice(0, BEGINNING_LETTERS);
  return other.startsWith(beginning) || isMistyped(one, other);
}

const sumOf = (asked: AskedFor): number => {
  let sum = 0;
  for (const share of asked.values()) sum += share;
  return sum;
};
