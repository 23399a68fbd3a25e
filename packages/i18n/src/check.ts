import type { WordsLanguage } from "./index.ts";
import { filledIn } from "./values.ts";
import type { CheckKey } from "./words.ts";

export type { CheckKey, WordsLanguage };

/** Gives the text of a key, its places filled in. */
export type CheckTranslate = (key: CheckKey, values?: Record<string, string | number>) => string;

const LOADERS: Record<WordsLanguage, () => Promise<{ default: object }[]>> = {
  es: () => Promise.all([import("./es/check.ts"), import("./es/fields.ts")]),
  en: () => Promise.all([import("./en/check.ts"), import("./en/fields.ts")]),
  ca: () => Promise.all([import("./ca/check.ts"), import("./ca/fields.ts")]),
};

/**
 * The words of the check of a route, in one language. Not a part of the panel's words, so that only who checks a route
 * loads them, and not i18next, so that the server's commands can speak several languages.
 */
export async function loadCheckWords(language: WordsLanguage): Promise<CheckTranslate> {
  const words: unknown = Object.assign(
    {},
    ...(await LOADERS[language]()).map((file) => file.default),
  );
  return (key, values = {}) => {
    const text = key.split(".").reduce<unknown>((group, name) => {
      return typeof group === "object"
        ? (group as Record<string, unknown> | null)?.[name]
        : undefined;
    }, words);
    if (typeof text !== "string") return key;
    return filledIn(text, values, language);
  };
}
