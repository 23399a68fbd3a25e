import { translateIn, type PageTranslate, type WordsLanguage } from "./page-words.ts";
import type { PlayerKey } from "./words.ts";

export type { PlayerKey };
export type PlayerTranslate = PageTranslate<PlayerKey>;

const TEXTS: Readonly<Record<WordsLanguage, () => Promise<{ default: object }>>> = {
  es: () => import("./es/player.ts"),
  en: () => import("./en/player.ts"),
  ca: () => import("./ca/player.ts"),
};

/** Loads the words of the player in one language: phones load the player in the street, and speak one at a time. */
export async function loadPlayerWords(language: WordsLanguage): Promise<PlayerTranslate> {
  const { default: texts } = await TEXTS[language]();
  return translateIn<PlayerKey>(language, texts);
}
