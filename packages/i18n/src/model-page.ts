import { translateIn, type PageTranslate, type WordsLanguage } from "./page-words.ts";
import type { ModelPageKey } from "./words.ts";

export type ModelPageTranslate = PageTranslate<ModelPageKey>;

const TEXTS: Readonly<Record<WordsLanguage, () => Promise<{ default: object }>>> = {
  es: () => import("./es/model-page.ts"),
  en: () => import("./en/model-page.ts"),
  ca: () => import("./ca/model-page.ts"),
};

/** Loads the words of the page that shows one model on a phone, in one language. */
export async function loadModelPageWords(language: WordsLanguage): Promise<ModelPageTranslate> {
  const { default: texts } = await TEXTS[language]();
  return translateIn<ModelPageKey>(language, texts);
}
