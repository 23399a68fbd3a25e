import type { BotFigures, Language } from "@panel/api-client/bots";

export const COUNTS = ["asked", "answered", "refused", "useful", "notUseful"] as const;
export type Counts = Record<(typeof COUNTS)[number], number>;

const none = (): Counts => ({ asked: 0, answered: 0, refused: 0, useful: 0, notUseful: 0 });

function add(sum: Counts, counts: Counts): Counts {
  for (const count of COUNTS) sum[count] += counts[count];
  return sum;
}

/** Of one language, or of all. */
export function ofLanguage(
  figures: readonly BotFigures[],
  language: Language | "all",
): BotFigures[] {
  return figures.filter((each) => language === "all" || each.language === language);
}

/** All days together. */
export function totals(figures: readonly BotFigures[]): Counts {
  return figures.reduce(add, none());
}

/** The languages of each day together, in the order of the days. */
export function byDay(figures: readonly BotFigures[]): (Counts & { day: string })[] {
  const days = new Map<string, Counts>();
  for (const each of figures) days.set(each.day, add(days.get(each.day) ?? none(), each));
  return [...days].map(([day, counts]) => ({ day, ...counts }));
}
