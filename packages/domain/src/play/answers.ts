import type { Challenge } from "../experience/challenge.ts";
import type { ContentLanguage } from "../languages.ts";
import { shuffled, type Random } from "./chance.ts";
import { shownText } from "./shown-language.ts";

type Question = Extract<Challenge, { kind: "question" }>;

/** An answer to choose. */
export interface Answer {
  readonly text: string;
  readonly isCorrect: boolean;
}

/** The answers of a question in random order. Answers without a text are left out. */
export function answersOf(
  question: Pick<Question, "answerCorrect" | "answerIncorrect1" | "answerIncorrect2">,
  language: ContentLanguage,
  byDefault: ContentLanguage,
  random: Random,
): Answer[] {
  const { answerCorrect, answerIncorrect1, answerIncorrect2 } = question;
  const answers = [
    { text: shownText(answerCorrect, language, byDefault), isCorrect: true },
    { text: shownText(answerIncorrect1, language, byDefault), isCorrect: false },
    { text: shownText(answerIncorrect2, language, byDefault), isCorrect: false },
  ];
  return shuffled(
    answers.filter(({ text }) => text !== ""),
    random,
  );
}

/** What is said after an answer was given; "" for nothing. */
export function saidAfter(
  question: Pick<Question, "whyCorrect" | "whyIncorrect">,
  result: "passed" | "failed",
  language: ContentLanguage,
  byDefault: ContentLanguage,
): string {
  const texts = result === "passed" ? question.whyCorrect : question.whyIncorrect;
  return shownText(texts, language, byDefault);
}
