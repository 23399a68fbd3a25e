import type { BotTranslations } from "@panel/api-client/bots-types";
import type { ChatbotDetail, ChatbotForm } from "@panel/api-client/panel-types";
import {
  chatbotTextProblem,
  completeLanguages,
  type ChatbotTexts,
} from "@panel/domain/chatbot-form";
import { cleanText } from "@panel/domain/clean-text";
import {
  CONTENT_LANGUAGES,
  LANGUAGE,
  perLanguage,
  type ContentLanguage,
  type PerLanguage,
} from "@panel/domain/languages";
import { Refusal } from "../app-error.ts";

/** Name and description of a chatbot by language, blank where not written. */
export type Texts = PerLanguage<ChatbotTexts>;

type Suffix = (typeof LANGUAGE)[ContentLanguage]["suffix"];
type TextFields = { [Field in `Bot${"Name" | "Description"}${Suffix}`]: string };

const FIELDS = ["name", "description"] as const;
const fieldName = (language: ContentLanguage, field: (typeof FIELDS)[number]) =>
  `Bot${field === "name" ? "Name" : "Description"}${LANGUAGE[language].suffix}` as const;

/**
 * The texts after a save, cleaned and trimmed: what the form leaves out stays as it was.
 * @throws Refusal naming the first field that is not valid
 */
export function changedTexts(before: Texts | undefined, form: ChatbotForm): Texts {
  const textOf = (language: ContentLanguage, field: (typeof FIELDS)[number]) => {
    const given = form[fieldName(language, field)];
    if (given === undefined) return before?.[language][field] ?? "";
    return cleanText(given, field === "description").trim();
  };
  const texts = perLanguage((language) => ({
    name: textOf(language, "name"),
    description: textOf(language, "description"),
  }));
  for (const language of CONTENT_LANGUAGES) {
    for (const field of FIELDS) {
      const problem = chatbotTextProblem(texts, language, field);
      const name = fieldName(language, field);
      if (problem) throw new Refusal(problem, `${name} is not valid`, { fields: [name] });
    }
  }
  return texts;
}

/** The texts by the names of the contract's form and answer. */
export function textFields(texts: Texts): Pick<ChatbotDetail, keyof TextFields> {
  return Object.fromEntries(
    CONTENT_LANGUAGES.flatMap((language) =>
      FIELDS.map((field) => [fieldName(language, field), texts[language][field]]),
    ),
  ) as unknown as TextFields;
}

/** The texts of a bot that has one language only: Spanish if it is written, else the next that is. */
export function mainTexts(texts: Texts): ChatbotTexts {
  const [first = "cas"] = completeLanguages(texts);
  return texts[first];
}

/** The texts as the bot platform takes them. */
export function translationsOf(texts: Texts): BotTranslations {
  return Object.fromEntries(
    completeLanguages(texts).map((language) => [LANGUAGE[language].interface, texts[language]]),
  );
}
