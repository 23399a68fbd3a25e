import { contentLanguageOf, type ContentLanguage } from "@panel/domain/languages";
import { playerWords, type PlayerTranslate } from "@panel/i18n/player";
import type { WordsLanguage } from "@panel/i18n/page-words";
import { createContext, use } from "react";

/** The words in use, their language, and that of the route's texts. */
export interface Words {
  t: PlayerTranslate;
  language: WordsLanguage;
  content: ContentLanguage;
  /** Changes the language; undefined where the page around the player chooses it. */
  choose?: ((language: WordsLanguage) => void) | undefined;
}

export const wordsIn = (language: WordsLanguage): Words => ({
  t: playerWords(language),
  language,
  content: contentLanguageOf(language),
});

export const WordsContext = createContext<Words | null>(null);

export function useWords(): Words {
  const words = use(WordsContext);
  if (!words) throw new Error("There are no words above this component");
  return words;
}
