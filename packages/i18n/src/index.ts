import i18next, { type i18n } from "i18next";
import { valueFormatter } from "./values.ts";
import type { TranslationKey, Words } from "./words.ts";

export type { TranslationKey, Words };

export type WordsLanguage = "es" | "en" | "ca";

export const FALLBACK_LANGUAGE: WordsLanguage = "en";

/** Fetches the words of a part, by language. */
export type WordsOfPart = Record<WordsLanguage, () => Promise<{ default: object }>>;

/** The words of the public screens and of errors. */
const BASE: WordsOfPart = {
  es: () => import("./es/base.ts"),
  en: () => import("./en/base.ts"),
  ca: () => import("./ca/base.ts"),
};

const NAMESPACE = "translation";
const loaded = new Set<string>();
const wantedParts = new Map<string, WordsOfPart>([["base", BASE]]);

/** Loads a part's words in one language, once. */
async function loadInto(language: WordsLanguage, part: string, words: WordsOfPart): Promise<void> {
  const id = `${part}/${language}`;
  if (loaded.has(id)) return;
  const { default: bundle } = await words[language]();
  i18next.addResourceBundle(language, NAMESPACE, bundle, true, true);
  loaded.add(id);
}

/** Starts the words in `language`; only that language's base part is fetched. */
export async function startWords(language: WordsLanguage): Promise<i18n> {
  await i18next.use(valueFormatter).init({
    lng: language,
    fallbackLng: FALLBACK_LANGUAGE,
    resources: {},
    partialBundledLanguages: true,
    interpolation: { escapeValue: false, alwaysFormat: true },
    returnNull: false,
  });
  await loadInto(language, "base", BASE);
  return i18next;
}

/**
 * Fetches a further part, see `parts.ts`, in the language in use, and in each one chosen later. The
 * parts have a module of their own, so that the public screens carry none of their addresses.
 */
export async function addPart(part: string, words: WordsOfPart): Promise<void> {
  wantedParts.set(part, words);
  await loadInto(i18next.language as WordsLanguage, part, words);
}

let wantedLanguage: WordsLanguage | undefined;

/**
 * Loads the words of a language and then changes to it. Of several changes the last one counts, in
 * whichever order their words arrive.
 */
export async function changeWords(language: WordsLanguage): Promise<void> {
  wantedLanguage = language;
  await Promise.all([...wantedParts].map(([part, words]) => loadInto(language, part, words)));
  if (wantedLanguage === language) await i18next.changeLanguage(language);
}
