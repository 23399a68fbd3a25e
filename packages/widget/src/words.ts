import type { WordsLanguage } from "@panel/i18n/page-words";
import type { Translate } from "@panel/i18n/widget";
import type { BotChat } from "@panel/api-client/bots-types";
import { createContext, use } from "react";

/** The words in use and their language. */
export interface Words {
  t: Translate;
  language: WordsLanguage;
  /** What the bot's staff have written for the chat. */
  chat: BotChat;
}

export const WordsContext = createContext<Words | null>(null);

export function useWords(): Words {
  const words = use(WordsContext);
  if (!words) throw new Error("There are no words above this component");
  return words;
}
