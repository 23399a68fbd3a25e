import type { InterfaceLanguage } from "@panel/domain/languages";
import type { Retrieval } from "../knowledge/knowledge.ts";
import { questionTerms, terms } from "../knowledge/terms.ts";

/** "And …", as a question that goes on with the last one begins. */
const GOES_ON = /^[\s¿¡]*(?:y|e|o|pero|entonces|and|or|but|then|i|però|llavors)\s/iu;
/** Telling words of a question that says little on its own, and of one that says that it goes on. */
const FEW = 1;
const FEW_MORE = 3;
/** Of the passages that are found, the best ones. */
const BEST = 3;

const tellingTerms = (question: string, language: InterfaceLanguage): string[] =>
  questionTerms(question, language).flatMap(({ term, isFunctionWord }) =>
    isFunctionWord ? [] : [term],
  );

/** Whether a question says that it goes on with the one before. */
export const goesOn = (question: string): boolean => GOES_ON.test(question);

/** Whether a question is understood only with the one before it: "and on Sundays?", "how much?". */
export function isFollowUp(question: string, language: InterfaceLanguage): boolean {
  const most = goesOn(question) ? FEW_MORE : FEW;
  return tellingTerms(question, language).length <= most;
}

/**
 * Whether what was found for a question together with the one before it is of the question too, and
 * not the answer to the one before: the question says that it goes on, or its words are there.
 */
export function isAbout(question: string, { passages }: Retrieval): boolean {
  if (goesOn(question)) return true;
  return passages.slice(0, BEST).some(({ text, language }) => {
    const there = new Set(terms(text, language));
    const telling = tellingTerms(question, language);
    return telling.length === 0 || telling.some((term) => there.has(term));
  });
}
