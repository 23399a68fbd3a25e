import i18next, { type i18n } from "i18next";
import { valueFormatter } from "./values.ts";
import type { TranslationKey, Words } from "./words.ts";

export type { TranslationKey, Words };

/**
 * `base` serves the public screens and errors, `panel` the screens after signing in, `help` the help
 * of fields, `second-factor` the second step of signing in, `session-end` why a session is over,
 * `providers` accounts of providers of identities,
 * `text-files` texts for translators, `tryouts` what the author of a route sees of those who try or
 * visit it, `lottery` the draw of a prize, `drafts` machine drafts of translations.
 */
export type WordsPart =
  | "base"
  | "panel"
  | "help"
  | "second-factor"
  | "session-end"
  | "providers"
  | "text-files"
  | "tryouts"
  | "model-links"
  | "lottery"
  | "drafts";
export type WordsLanguage = "es" | "en" | "ca";

export const FALLBACK_LANGUAGE: WordsLanguage = "en";

const LOADERS: Record<WordsPart, Record<WordsLanguage, () => Promise<{ default: object }>>> = {
  base: {
    es: () => import("./es/base.ts"),
    en: () => import("./en/base.ts"),
    ca: () => import("./ca/base.ts"),
  },
  panel: {
    es: () => import("./es/panel.ts"),
    en: () => import("./en/panel.ts"),
    ca: () => import("./ca/panel.ts"),
  },
  help: {
    es: () => import("./es/help.ts"),
    en: () => import("./en/help.ts"),
    ca: () => import("./ca/help.ts"),
  },
  "second-factor": {
    es: () => import("./es/second-factor.ts"),
    en: () => import("./en/second-factor.ts"),
    ca: () => import("./ca/second-factor.ts"),
  },
  "session-end": {
    es: () => import("./es/session-end.ts"),
    en: () => import("./en/session-end.ts"),
    ca: () => import("./ca/session-end.ts"),
  },
  providers: {
    es: () => import("./es/providers.ts"),
    en: () => import("./en/providers.ts"),
    ca: () => import("./ca/providers.ts"),
  },
  "text-files": {
    es: () => import("./es/text-files.ts"),
    en: () => import("./en/text-files.ts"),
    ca: () => import("./ca/text-files.ts"),
  },
  "model-links": {
    es: () => import("./es/model-links.ts"),
    en: () => import("./en/model-links.ts"),
    ca: () => import("./ca/model-links.ts"),
  },
  tryouts: {
    es: () => import("./es/tryouts.ts"),
    en: () => import("./en/tryouts.ts"),
    ca: () => import("./ca/tryouts.ts"),
  },
  lottery: {
    es: () => import("./es/lottery.ts"),
    en: () => import("./en/lottery.ts"),
    ca: () => import("./ca/lottery.ts"),
  },
  drafts: {
    es: () => import("./es/drafts.ts"),
    en: () => import("./en/drafts.ts"),
    ca: () => import("./ca/drafts.ts"),
  },
};

const NAMESPACE = "translation";
const loaded = new Set<string>();
const wantedParts = new Set<WordsPart>(["base"]);

/** Loads a part's words in one language, once. */
async function loadInto(instance: i18n, part: WordsPart, language: WordsLanguage): Promise<void> {
  const id = `${part}/${language}`;
  if (loaded.has(id)) return;
  const { default: words } = await LOADERS[part][language]();
  instance.addResourceBundle(language, NAMESPACE, words, true, true);
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
  await loadInto(i18next, "base", language);
  return i18next;
}

/** Fetches a further part in the language in use, and in each one chosen later. */
export async function addWords(part: WordsPart): Promise<void> {
  wantedParts.add(part);
  await loadInto(i18next, part, i18next.language as WordsLanguage);
}

let wantedLanguage: WordsLanguage | undefined;

/**
 * Loads the words of a language and then changes to it. Of several changes the last one counts, in
 * whichever order their words arrive.
 */
export async function changeWords(language: WordsLanguage): Promise<void> {
  wantedLanguage = language;
  await Promise.all([...wantedParts].map((part) => loadInto(i18next, part, language)));
  if (wantedLanguage === language) await i18next.changeLanguage(language);
}
