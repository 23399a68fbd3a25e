import ca from "./ca/widget.ts";
import en from "./en/widget.ts";
import es from "./es/widget.ts";
import type { WordsLanguage } from "./index.ts";
import { filledIn } from "./values.ts";
import type { WidgetKey, WidgetWords } from "./words.ts";

export type { WidgetKey, WordsLanguage };

/** Gives the text of a key, its places filled in. `count` chooses between singular and plural. */
export type Translate = (key: WidgetKey, values?: Record<string, string | number>) => string;

/** All of them: together they are smaller than the code that would load one. */
const words: Readonly<Record<WordsLanguage, WidgetWords>> = { es, en, ca };

/** The languages of the chat, each with its own name. */
export const WIDGET_LANGUAGES: Readonly<Record<WordsLanguage, string>> = {
  es: "Castellano",
  en: "English",
  ca: "Català",
};

/**
 * The chat's words in one language. Not i18next, which is larger than the chat's own code
 * (bench/widget-bytes.ts).
 */
export function widgetWords(language: WordsLanguage): Translate {
  const texts: Readonly<Record<string, string>> = words[language];
  const plural = new Intl.PluralRules(language);
  return (key, values = {}) => {
    const form = key in texts ? key : `${key}_${plural.select(Number(values.count))}`;
    const text = texts[form] ?? texts[`${key}_other`] ?? key;
    return filledIn(text, values, language);
  };
}
