import type {
  BotChat,
  BotChatTexts,
  BotData,
  BotTranslations,
  EditBotData,
} from "@panel/api-client/bots-types";
import type { ChatbotDetail, ChatbotForm } from "@panel/api-client/panel";
import { QUESTION_LIMIT, startersOf, synonymsOf } from "@panel/domain/bot-chat";
import { completeLanguages } from "@panel/domain/chatbot-form";
import { BOT_COLORS } from "@panel/domain/chatbots";
import {
  CONTENT_LANGUAGES,
  DEFAULT_CONTENT_LANGUAGE,
  LANGUAGE,
  perLanguage,
  type ContentLanguage,
} from "@panel/domain/languages";
import { CHAT_TEXTS, textsOf, type BotValues } from "./schema.ts";

export function newBot(): BotValues {
  return {
    name: perLanguage(() => ""),
    description: perLanguage(() => ""),
    ...chatValues({}),
    questionLimit: String(QUESTION_LIMIT.usual),
    synonyms: "",
    primaryColor: BOT_COLORS.primary,
    secondaryColor: BOT_COLORS.secondary,
    botId: "",
  };
}

/**
 * The form of a stored bot. The texts are those of the internal record; without one, as after an interrupted creation,
 * those that the platform has.
 */
export function toValues(
  record: ChatbotDetail | undefined,
  data: BotData | undefined,
  botId: string,
): BotValues {
  return {
    name: perLanguage((language) => textOf("name", language, record, data)),
    description: perLanguage((language) => textOf("description", language, record, data)),
    ...chatValues(data?.chat ?? {}),
    questionLimit: String(data?.questionLimit ?? QUESTION_LIMIT.usual),
    synonyms: (data?.synonyms ?? []).map((group) => group.join(", ")).join("\n"),
    primaryColor: data?.primary_color ?? BOT_COLORS.primary,
    secondaryColor: data?.secondary_color ?? BOT_COLORS.secondary,
    botId,
  };
}

const RECORD_TEXT = { name: "BotName", description: "BotDescription" } as const;

function textOf(
  text: "name" | "description",
  language: ContentLanguage,
  record: ChatbotDetail | undefined,
  data: BotData | undefined,
): string {
  if (record) return record[`${RECORD_TEXT[text]}${LANGUAGE[language].suffix}`];
  const translated = data?.translations?.[LANGUAGE[language].interface]?.[text];
  const untranslated =
    language === DEFAULT_CONTENT_LANGUAGE && Object.keys(data?.translations ?? {}).length === 0;
  return translated ?? (untranslated ? (data?.[text] ?? "") : "");
}

/** Name and description by which the platform lists the bot: those of the first complete language. */
export function mainTexts(values: BotValues): { name: string; description: string } {
  const language = completeLanguages(textsOf(values))[0] ?? DEFAULT_CONTENT_LANGUAGE;
  return {
    name: values.name[language].trim(),
    description: values.description[language].trim(),
  };
}

/** What editBot takes of the form. */
export function toPlatform(
  values: BotValues,
): Pick<
  EditBotData["body"],
  | "name"
  | "description"
  | "primaryColor"
  | "secondaryColor"
  | "translations"
  | "chat"
  | "questionLimit"
  | "synonyms"
> {
  const translations: BotTranslations = {};
  for (const language of completeLanguages(textsOf(values))) {
    translations[LANGUAGE[language].interface] = {
      name: values.name[language].trim(),
      description: values.description[language].trim(),
    };
  }
  return {
    ...mainTexts(values),
    primaryColor: values.primaryColor,
    secondaryColor: values.secondaryColor,
    translations,
    chat: chatOf(values),
    questionLimit: Number(values.questionLimit),
    synonyms: synonymsOf(values.synonyms),
  };
}

type ChatValues = Pick<BotValues, "starters" | (typeof CHAT_TEXTS)[number]>;

function chatValues(chat: BotChat): ChatValues {
  const of = (text: (typeof CHAT_TEXTS)[number]) =>
    perLanguage((language) => chat[LANGUAGE[language].interface]?.[text] ?? "");
  return {
    greeting: of("greeting"),
    starters: perLanguage((language) =>
      (chat[LANGUAGE[language].interface]?.starters ?? []).join("\n"),
    ),
    phone: of("phone"),
    mail: of("mail"),
    address: of("address"),
    limitMessage: of("limitMessage"),
    answeredBy: of("answeredBy"),
  };
}

/** What is written, by language. */
function chatOf(values: ChatValues): BotChat {
  const chat: BotChat = {};
  for (const language of CONTENT_LANGUAGES) {
    const texts: BotChatTexts = {};
    for (const text of CHAT_TEXTS) {
      const written = values[text][language].trim();
      if (written) texts[text] = written;
    }
    const starters = startersOf(values.starters[language]);
    if (starters.length > 0) texts.starters = starters;
    if (Object.keys(texts).length > 0) chat[LANGUAGE[language].interface] = texts;
  }
  return chat;
}

/** The form of the internal record. */
export function toRecord(values: BotValues, botId: string, avatar: File | undefined): ChatbotForm {
  const { name, description } = values;
  return {
    BotId: botId,
    BotName: name.cas.trim(),
    BotDescription: description.cas.trim(),
    BotNameCat: name.cat.trim(),
    BotDescriptionCat: description.cat.trim(),
    BotNameEng: name.eng.trim(),
    BotDescriptionEng: description.eng.trim(),
    ...(avatar ? { avatar } : {}),
  };
}
