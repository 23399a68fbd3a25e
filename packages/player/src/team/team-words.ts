import { dateLocale } from "@panel/domain/languages";
import type { WordsLanguage } from "@panel/i18n/page-words";
import { loadTeamWords, type TeamPageTranslate } from "@panel/i18n/team-page";
import { createContext, use, useEffect, useState } from "react";

/** Undefined until they have come; of another language those that were there before stay meanwhile. */
export function useLoadedTeamWords(language: WordsLanguage): TeamPageTranslate | undefined {
  const [words, setWords] = useState<TeamPageTranslate>();
  useEffect(() => {
    let isOver = false;
    loadTeamWords(language).then(
      (loaded) => !isOver && setWords(() => loaded),
      // Without a network the language stays as it is.
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [language]);
  return words;
}

export const TeamWordsContext = createContext<TeamPageTranslate | null>(null);

/** What the page of a team says beside the player's own words. */
export function useTeamWords(): TeamPageTranslate {
  const words = use(TeamWordsContext);
  if (!words) throw new Error("There are no words of teams above this component");
  return words;
}

/** The hour of a moment, with the day where it is another one than today, on the phone's clock. */
export function momentText(language: WordsLanguage, at: string | number, now: number): string {
  const date = new Date(at);
  const isToday = date.toDateString() === new Date(now).toDateString();
  const options: Intl.DateTimeFormatOptions = isToday
    ? { timeStyle: "short" }
    : { timeStyle: "short", dateStyle: "medium" };
  return new Intl.DateTimeFormat(dateLocale(language), options).format(date);
}
