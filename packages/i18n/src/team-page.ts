import { translateIn, type PageTranslate, type WordsLanguage } from "./page-words.ts";
import type { TeamPageKey } from "./words.ts";

export type TeamPageTranslate = PageTranslate<TeamPageKey>;

const TEXTS: Readonly<Record<WordsLanguage, () => Promise<{ default: object }>>> = {
  es: () => import("./es/team-page.ts"),
  en: () => import("./en/team-page.ts"),
  ca: () => import("./ca/team-page.ts"),
};

/** Loads the words of the page of a team in one language, for the player, which loads them with that page. */
export async function loadTeamWords(language: WordsLanguage): Promise<TeamPageTranslate> {
  const { default: texts } = await TEXTS[language]();
  return translateIn<TeamPageKey>(language, texts);
}
