import i18next, { type i18n } from "i18next";
import caBase from "./ca/base.ts";
import ca from "./ca/mail.ts";
import enBase from "./en/base.ts";
import en from "./en/mail.ts";
import esBase from "./es/base.ts";
import es from "./es/mail.ts";
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
      // Without the panel's own words, which take much memory in a server.
      resources: {
        es: { translation: { ...esBase, ...es } },
        en: { translation: { ...enBase, ...en } },
        ca: { translation: { ...caBase, ...ca } },
      },
      interpolation: { escapeValue: false, alwaysFormat: true },
      returnNull: false,
    });
  }
  const translate = instance.getFixedT(language);
  return (key, values = {}) => translate(key, values);
}
