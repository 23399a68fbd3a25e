import { INTERFACE_LANGUAGES, type InterfaceLanguage } from "@panel/domain/languages";
import { kindOf, type Asked } from "./asked-kind.ts";
import { aspectsOf, LONGEST_QUESTION, type Aspect, type Clock } from "./aspects.ts";
import { conceptsAt } from "./concept-lookup.ts";
import type { Concept } from "./concepts.ts";
import { isFoldedFunctionWord } from "./function-words.ts";
import { questionLanguage } from "./language.ts";
import { fold, words } from "./words.ts";

/** A question, parsed once for everything that looks for its answer. */
export interface Question {
  text: string;
  language: InterfaceLanguage;
  /** Whether it shows its language, or the visitor chose it; else it may be answered in any. */
  isClear: boolean;
  /** What is asked for: concepts of a visit, values and words; none for a greeting. */
  aspects: readonly Aspect[];
  /** Whether that are concepts and values more than other words. */
  isOfVisit: boolean;
  /** What kind of thing answers it. */
  kind: Asked;
}

/** Where and when a question is asked. */
interface Circumstances {
  /** Of a question that shows no language. */
  interfaceLanguage: InterfaceLanguage;
  answerIn?: InterfaceLanguage | undefined;
  clock: Clock;
}

export function parseQuestion(
  given: string,
  { interfaceLanguage, answerIn, clock }: Circumstances,
): Question {
  const text = given.slice(0, LONGEST_QUESTION);
  const clear = questionLanguage(text, answerIn);
  const language = clear ?? interfaceLanguage;
  const kind = kindOf(text);
  const aspects = aspectsOf(text, language, clock, kind.kind);
  return {
    text,
    language,
    isClear: clear !== undefined,
    aspects,
    isOfVisit: isOfVisit(aspects),
    kind,
  };
}

/** What is asked of a subject, and is none itself. */
const ASKED_OF: ReadonlySet<Concept> = new Set([
  "hours",
  "price",
  "dates",
  "duration",
  "distance",
  "allowed",
  "required",
]);

/**
 * What a question is about, for one that goes on with it: without what it asks of its subject where the
 * next question asks for something itself.
 */
export function subjectOf(text: string, next: string): string {
  if (kindOf(next).kind === undefined) return text;
  const said = words(text);
  const all = said.map(fold);
  const asked = new Set<number>();
  for (let at = 0; at < all.length; at += 1) {
    for (const { concept, count } of conceptsAt(all, at)) {
      if (!ASKED_OF.has(concept)) continue;
      for (let part = at; part < at + count; part += 1) asked.add(part);
    }
  }
  const isFunctionWord = (word: string) =>
    INTERFACE_LANGUAGES.some((language) => isFoldedFunctionWord(word, language));
  return said.filter((_, at) => !asked.has(at) && !isFunctionWord(all[at] ?? "")).join(" ");
}

/** Whether a question is about a visit: what it asks for are concepts and values more than other words. */
function isOfVisit(aspects: readonly Aspect[]): boolean {
  const sum = (some: readonly Aspect[]) => some.reduce((total, { share }) => total + share, 0);
  const visits = aspects.filter(({ word, meant }) => word === "" || typeof meant === "object");
  return 2 * sum(visits) >= sum(aspects);
}
