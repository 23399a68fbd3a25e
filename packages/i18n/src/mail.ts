import i18next, { type i18n } from "i18next";
import ca from "./ca/index.ts";
import en from "./en/index.ts";
import es from "./es/index.ts";
import { FALLBACK_LANGUAGE, type WordsLanguage } from "./index.ts";
import { valueFormatter } from "./values.ts";
import type { MailKey } from "./words.ts";

/** Gives the text of a key, its places filled in. Values are put in as they are: escape for HTML. */
export type MailWords = (key: MailKey, values?: Record<string, string | number>) => string;

let instance: i18n | undefined;

/** The words of mails and of pages that the server itself writes, in one language. */
export function mailWords(language: WordsLanguage): MailWords {
  if (!instance) {
    instance = i18next.createInstance();
    void instance.use(valueFormatter).init({
      lng: language,
      fallbackLng: FALLBACK_LANGUAGE,
      initAsync: false,
      resources: { es: { translation: es }, en: { translation: en }, ca: { translation: ca } },
      interpolation: { escapeValue: false, alwaysFormat: true },
      returnNull: false,
    });
  }
  const translate = instance.getFixedT(language);
  return (key, values = {}) => translate(key, values);
}
