import type { WordsLanguage } from "./index.ts";
import { filledIn } from "./values.ts";

export type { WordsLanguage };

/** The languages of the small pages, each with its own name. */
export const PAGE_LANGUAGES: Readonly<Record<WordsLanguage, string>> = {
  es: "Castellano",
  en: "English",
  ca: "Català",
};

export const isPageLanguage = (text: string | null | undefined): text is WordsLanguage =>
  text != null && Object.hasOwn(PAGE_LANGUAGES, text);

/** The first of the visitor's languages that the pages speak, else English. */
export function visitorLanguage(preferred: readonly string[]): WordsLanguage {
  return preferred.map((tag) => tag.slice(0, 2).toLowerCase()).find(isPageLanguage) ?? "en";
}

/** Gives the text of a key, its places filled in. `count` chooses between singular and plural. */
export type PageTranslate<Key extends string> = (
  key: Key,
  values?: Record<string, string | number>,
) => string;

/**
 * Makes the words of a small page of its own, such as the chat. Not i18next, which is larger than the code of such a page. All
 * languages come together: they are smaller than the code that would load one.
 */
export function pageWords<Key extends string>(
  words: Readonly<Record<WordsLanguage, object>>,
): (language: WordsLanguage) => PageTranslate<Key> {
  return (language) => translateIn(language, words[language]);
}

/** The words of a small page in one language. */
export function translateIn<Key extends string>(
  language: WordsLanguage,
  words: object,
): PageTranslate<Key> {
  const texts = words as Readonly<Record<string, string>>;
  const plural = new Intl.PluralRules(language);
  return (key, values = {}) => {
    const form = key in texts ? key : `${key}_${plural.select(Number(values["count"]))}`;
    const text = texts[form] ?? texts[`${key}_other`] ?? key;
    return filledIn(text, values, language);
  };
}
