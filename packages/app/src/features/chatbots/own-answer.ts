import type { OwnAnswer, OwnAnswerTexts, QuestionGroup } from "@panel/api-client/bots";
import {
  contentLanguageOf,
  CONTENT_LANGUAGES,
  LANGUAGE,
  perLanguage,
  type ContentLanguage,
} from "@panel/domain/languages";
import {
  answeredLanguages,
  OWN_ANSWER_TEXT_MAX,
  ownAnswerProblem,
  type OwnAnswerText,
} from "@panel/domain/own-answers";
import type { TranslationKey } from "@panel/i18n";
import * as z from "zod/mini";
import { recoveredValues } from "../../shared/editing/recovered-values.ts";

const inLanguages = z.object({ cas: z.string(), cat: z.string(), eng: z.string() });
const shape = z.object({ question: inLanguages, answer: inLanguages });

/** The form of an answer of the staff: values as typed. */
export type OwnAnswerValues = z.infer<typeof shape>;
export const OWN_ANSWER_VALUES = Object.keys(shape.shape);
export const OWN_ANSWER_TEXTS = ["question", "answer"] as const;

/** What is being written: an answer that is there, one for a group of questions, or any. */
export interface OpenAnswer {
  /** Of the draft on this device. */
  key: string;
  /** Of the answer; a new one gets it with its first save. */
  id: string | undefined;
  values: OwnAnswerValues;
  /** The tab that is open at first. */
  language: ContentLanguage;
  /** The unanswered questions that it is for. */
  groupIds: string[];
}

export const answerTexts = ({ question, answer }: OwnAnswerValues) =>
  perLanguage((language): OwnAnswerText => ({
    question: question[language],
    answer: answer[language],
  }));

/** Messages are translation keys. */
export const ownAnswerSchema = shape.check((context) => {
  const values = context.value;
  const texts = answerTexts(values);
  for (const text of OWN_ANSWER_TEXTS) {
    for (const language of CONTENT_LANGUAGES) {
      const message: TranslationKey | undefined = ownAnswerProblem(texts, language, text);
      if (!message) continue;
      const maximum = OWN_ANSWER_TEXT_MAX[text];
      context.issues.push({
        code: "custom",
        path: [text, language],
        message,
        input: values,
        maximum,
      });
    }
  }
});

export const recoveredAnswer = (kept: unknown, stored: OwnAnswerValues) =>
  recoveredValues(shape, kept, stored);

/** The texts as the platform takes them. */
export function toTexts(values: OwnAnswerValues): OwnAnswerTexts {
  const texts = answerTexts(values);
  return Object.fromEntries(
    answeredLanguages(texts).map((language) => {
      const { question, answer } = texts[language];
      return [LANGUAGE[language].interface, { question: question.trim(), answer: answer.trim() }];
    }),
  );
}

const none = (): OwnAnswerValues => ({
  question: perLanguage(() => ""),
  answer: perLanguage(() => ""),
});

export function newAnswer(language: ContentLanguage): OpenAnswer {
  return { key: "new", id: undefined, values: none(), language, groupIds: [] };
}

export function answerTo({ id, question, language }: QuestionGroup): OpenAnswer {
  const values = none();
  const tab = contentLanguageOf(language);
  values.question[tab] = question.slice(0, OWN_ANSWER_TEXT_MAX.question);
  return { key: id, id: undefined, values, language: tab, groupIds: [id] };
}

export function writtenAnswer({ id, texts }: OwnAnswer): OpenAnswer {
  const of = (text: keyof OwnAnswerText) =>
    perLanguage((language) => texts[LANGUAGE[language].interface]?.[text] ?? "");
  const values = { question: of("question"), answer: of("answer") };
  const [language = "cas"] = answeredLanguages(answerTexts(values));
  return { key: id, id, values, language, groupIds: [] };
}
