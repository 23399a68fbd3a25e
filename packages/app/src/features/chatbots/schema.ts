import {
  CHAT_TEXT_MAX,
  limitProblem,
  mailProblem,
  startersProblem,
  synonymsProblem,
} from "@panel/domain/bot-chat";
import { chatbotTextProblem, type ChatbotTexts } from "@panel/domain/chatbot-form";
import { BOT_TEXT_MAX, isHexColor } from "@panel/domain/chatbots";
import { CONTENT_LANGUAGES, perLanguage, type PerLanguage } from "@panel/domain/languages";
import type { TranslationKey } from "@panel/i18n";
import * as z from "zod/mini";
import { recoveredValues } from "../../shared/editing/recovered-values.ts";

const inLanguages = z.object({ cas: z.string(), cat: z.string(), eng: z.string() });

const shape = z.object({
  name: inLanguages,
  description: inLanguages,
  greeting: inLanguages,
  /** One in a line. */
  starters: inLanguages,
  phone: inLanguages,
  mail: inLanguages,
  address: inLanguages,
  limitMessage: inLanguages,
  answeredBy: inLanguages,
  questionLimit: z.string(),
  /** A group in a line. */
  synonyms: z.string(),
  primaryColor: z.string(),
  secondaryColor: z.string(),
  /** The bot that an interrupted creation has made; empty before. Part of the draft, so that a reload goes on from there. */
  botId: z.string(),
});

/** The form of a bot: values as typed. */
export type BotValues = z.infer<typeof shape>;
export const BOT_VALUES = Object.keys(shape.shape);

/** What the chat says of its own accord, but for the questions to begin with. */
export const CHAT_TEXTS = [
  "greeting",
  "phone",
  "mail",
  "address",
  "limitMessage",
  "answeredBy",
] as const;
export const BOT_TEXTS = ["name", "description"] as const;
export const BOT_COLOR_FIELDS = ["primaryColor", "secondaryColor"] as const;

/** The texts as the rules of the domain take them. */
export function textsOf({ name, description }: BotValues): PerLanguage<ChatbotTexts> {
  return perLanguage((language) => ({
    name: name[language],
    description: description[language],
  }));
}

/** Messages are translation keys. */
export const botSchema = shape.check((context) => {
  const values = context.value;
  const report = (path: string[], message: TranslationKey, max?: number) =>
    context.issues.push({
      code: "custom",
      path,
      message,
      input: values,
      ...(max === undefined ? {} : { maximum: max }),
    });
  const texts = textsOf(values);
  for (const text of BOT_TEXTS) {
    for (const language of CONTENT_LANGUAGES) {
      const problem = chatbotTextProblem(texts, language, text);
      if (problem) report([text, language], problem, BOT_TEXT_MAX[text]);
    }
  }
  for (const language of CONTENT_LANGUAGES) {
    for (const text of CHAT_TEXTS) {
      const max = CHAT_TEXT_MAX[text];
      if (values[text][language].trim().length > max)
        report([text, language], "VALIDATION.tooLong", max);
    }
    const starters = startersProblem(values.starters[language]);
    if (starters) report(["starters", language], starters);
    const mail = mailProblem(values.mail[language]);
    if (mail) report(["mail", language], mail);
  }
  const limit = limitProblem(values.questionLimit);
  if (limit) report(["questionLimit"], limit);
  const synonyms = synonymsProblem(values.synonyms);
  if (synonyms) report(["synonyms"], synonyms);
  for (const color of BOT_COLOR_FIELDS) {
    if (!isHexColor(values[color])) report([color], "CHATBOT_FORM.colorInvalid");
  }
});

/** The form values restored from a draft; see `recoveredValues`. */
export function recoveredBot(kept: unknown, stored: BotValues): BotValues | undefined {
  return recoveredValues(shape, kept, stored);
}
