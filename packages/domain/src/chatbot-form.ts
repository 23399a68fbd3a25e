import { extensionOf, ASSET_EXTENSIONS, ASSET_TYPE_CODE } from "./assets.ts";
import { BOT_TEXT_MAX, KNOWLEDGE_FILES_MAX } from "./chatbots.ts";
import {
  completeness,
  CONTENT_LANGUAGES,
  type ContentLanguage,
  type PerLanguage,
} from "./languages.ts";

/** Largest size of an avatar's file in bytes: it has to be under 1024 KB. */
export const AVATAR_BYTES = 1_048_575;

/** Name and description of a chatbot in one language, blank where not written. */
export interface ChatbotTexts {
  name: string;
  description: string;
}
export type ChatbotTextField = keyof ChatbotTexts;

/** Whether the texts of a language are empty, incomplete or complete. */
export function chatbotTextsState({
  name,
  description,
}: ChatbotTexts): "empty" | "incomplete" | "complete" {
  return completeness([name, description]).state;
}

/** The languages that have name and description, in the order of the tabs. */
export function completeLanguages(texts: PerLanguage<ChatbotTexts>): ContentLanguage[] {
  return CONTENT_LANGUAGES.filter((language) => chatbotTextsState(texts[language]) === "complete");
}

/** The problem of a field in a chatbot's form, as its translation key. */
export type ChatbotTextProblem = "VALIDATION.required" | "VALIDATION.tooLong";

/**
 * The problem of one text of a chatbot. A language in which one of both is written needs the other one; at least
 * one language has to be complete, so that a language without texts is only a problem if all are.
 */
export function chatbotTextProblem(
  texts: PerLanguage<ChatbotTexts>,
  language: ContentLanguage,
  field: ChatbotTextField,
): ChatbotTextProblem | undefined {
  const text = texts[language][field].trim();
  if (text.length > BOT_TEXT_MAX[field]) return "VALIDATION.tooLong";
  if (text !== "") return undefined;
  const isUsed = chatbotTextsState(texts[language]) !== "empty";
  const noneIsUsed = CONTENT_LANGUAGES.every((each) => chatbotTextsState(texts[each]) === "empty");
  return isUsed || noneIsUsed ? "VALIDATION.required" : undefined;
}

/** The problem of the files chosen for a chatbot. */
export type KnowledgeFilesProblem = "none" | "not-pdf" | "too-many";

/**
 * The problem of a chatbot's files, if there is one.
 * @param names of the files that it will have
 */
export function knowledgeFilesProblem(names: readonly string[]): KnowledgeFilesProblem | undefined {
  if (names.length === 0) return "none";
  if (!names.every(isPdfName)) return "not-pdf";
  return names.length > KNOWLEDGE_FILES_MAX ? "too-many" : undefined;
}

/** Whether a file is called a PDF. What it really is, its content says. */
export function isPdfName(name: string): boolean {
  return extensionOf(name) === "pdf";
}

/** The problem of a picture chosen as avatar. */
export type AvatarProblem = "format" | "size";

/** The problem of a picture as a chatbot's avatar, if there is one. */
export function avatarProblem(file: {
  name: string;
  /** MIME type as the browser knows it; "" if it does not. */
  type: string;
  /** Bytes. */
  size: number;
}): AvatarProblem | undefined {
  const isPicture =
    file.type.startsWith("image/") &&
    ASSET_EXTENSIONS[ASSET_TYPE_CODE.image].includes(extensionOf(file.name));
  if (!isPicture) return "format";
  return file.size > AVATAR_BYTES ? "size" : undefined;
}
