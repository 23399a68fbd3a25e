import type { InterfaceLanguage } from "@panel/domain/languages";
import { kindOf, type Asked } from "./asked-kind.ts";
import { aspectsOf, isOfVisit, LONGEST_QUESTION, type Aspect, type Clock } from "./aspects.ts";
import { questionLanguage } from "./language.ts";

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
  const aspects = aspectsOf(text, language, clock);
  return {
    text,
    language,
    isClear: clear !== undefined,
    aspects,
    isOfVisit: isOfVisit(aspects),
    kind: kindOf(text),
  };
}
