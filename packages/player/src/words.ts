import { contentLanguageOf, type ContentLanguage } from "@panel/domain/languages";
import { loadPlayerWords, type PlayerTranslate } from "@panel/i18n/player";
import type { WordsLanguage } from "@panel/i18n/page-words";
import { createContext, use, useEffect, useState } from "react";

/** The words in use, their language, and that of the route's texts. */
export interface Words {
  t: PlayerTranslate;
  language: WordsLanguage;
  content: ContentLanguage;
  /** Changes the language; undefined where the page around the player chooses it. */
  choose?: ((language: WordsLanguage) => void) | undefined;
}

const loaded = new Map<WordsLanguage, Words>();

export async function loadWords(language: WordsLanguage): Promise<Words> {
  const t = await loadPlayerWords(language);
  const words = loaded.get(language) ?? { t, language, content: contentLanguageOf(language) };
  loaded.set(language, words);
  return words;
}

/** The words of a language; until they have come those that were there before, if there were any. */
export function useLoadedWords(language: WordsLanguage): Words | undefined {
  const [before, setBefore] = useState(() => loaded.get(language));
  useEffect(() => {
    let isOver = false;
    loadWords(language).then(
      (words) => !isOver && setBefore(words),
      // Without a network the language stays as it is.
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [language]);
  return loaded.get(language) ?? before;
}

export const WordsContext = createContext<Words | null>(null);

export function useWords(): Words {
  const words = use(WordsContext);
  if (!words) throw new Error("There are no words above this component");
  return words;
}
