import {
  completeness,
  CONTENT_LANGUAGES,
  type PerLanguage,
  type ContentLanguage,
} from "./languages.ts";

/** Answers that the staff of a bot may write for it. */
export const OWN_ANSWERS_MAX = 200;

/** Characters of such an answer and of the question that it is for, in each language. */
export const OWN_ANSWER_TEXT_MAX = { question: 300, answer: 2000 } as const;

/** A question and its answer in one language, blank where not written. */
export interface OwnAnswerText {
  question: string;
  answer: string;
}

/** The languages that have question and answer, in the order of the tabs. */
export function answeredLanguages(texts: PerLanguage<OwnAnswerText>): ContentLanguage[] {
  return CONTENT_LANGUAGES.filter((language) => stateOf(texts[language]) === "complete");
}

const stateOf = ({ question, answer }: OwnAnswerText) => completeness([question, answer]).state;

/**
 * The problem of one text of an answer, as its translation key. Of a language both texts are written or none, and of one
 * language at least.
 */
export function ownAnswerProblem(
  texts: PerLanguage<OwnAnswerText>,
  language: ContentLanguage,
  field: keyof OwnAnswerText,
): "VALIDATION.required" | "VALIDATION.tooLong" | undefined {
  const text = texts[language][field].trim();
  if (text.length > OWN_ANSWER_TEXT_MAX[field]) return "VALIDATION.tooLong";
  if (text !== "") return undefined;
  const isUsed = stateOf(texts[language]) !== "empty";
  const noneIsUsed = CONTENT_LANGUAGES.every((each) => stateOf(texts[each]) === "empty");
  return isUsed || noneIsUsed ? "VALIDATION.required" : undefined;
}
