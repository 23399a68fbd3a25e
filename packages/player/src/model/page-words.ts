import { loadModelPageWords, type ModelPageTranslate } from "@panel/i18n/model-page";
import type { WordsLanguage } from "@panel/i18n/page-words";
import { createContext, use, useEffect, useState } from "react";

/** The words of this page; undefined until they have come. */
export function useLoadedPageWords(language: WordsLanguage): ModelPageTranslate | undefined {
  const [loaded, setLoaded] = useState<ModelPageTranslate>();
  useEffect(() => {
    let isOver = false;
    loadModelPageWords(language).then(
      (t) => !isOver && setLoaded(() => t),
      // Without a network the page waits as it was.
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [language]);
  return loaded;
}

export const PageWordsContext = createContext<ModelPageTranslate | null>(null);

export function usePageWords(): ModelPageTranslate {
  const words = use(PageWordsContext);
  if (!words) throw new Error("There are no words of the page above this component");
  return words;
}
