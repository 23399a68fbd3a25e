import type { PlayReport } from "@panel/api-client/panel-types";
import { INTERFACE_LANGUAGES } from "@panel/domain/languages";
import { disclosableParts } from "@panel/domain/plays/disclosure";
import type { Counts, PeriodCount } from "./counts.ts";

type Counted = Pick<
  PlayReport,
  "figures" | "points" | "questions" | "legs" | "languages" | "origins"
>;

/**
 * What is told of counts, with null for what would be of fewer than five people.
 * @param points in the author's order
 * @param beginnings dates from which points have been there that were made after the first plays
 */
export function countedReport(
  counts: Counts,
  points: readonly number[],
  beginnings: ReadonlyMap<number, string> = new Map(),
): Counted {
  // Of a few people even what they did not do is not told.
  if (!counts.of("plays").shown) return withheldReport(points);
  return {
    figures: figuresOf(counts),
    points: reachedPoints(counts, points, beginnings),
    questions: questionsOf(counts, points),
    legs: legsOf(counts, new Set(points)),
    languages: languagesOf(counts),
    ...originsOf(counts),
  };
}

export const shownCount = ({ shown, count }: PeriodCount) => (shown ? count : null);

/** An average in seconds, null where there is none or it may not be shown. */
export const average = (isShown: boolean, { count, seconds }: { count: number; seconds: number }) =>
  isShown && count > 0 ? Math.round(seconds / count) : null;

const WITHHELD = { value: null, before: null };

function withheldReport(points: readonly number[]): Counted {
  return {
    figures: {
      visitors: WITHHELD,
      plays: WITHHELD,
      completed: WITHHELD,
      points: WITHHELD,
      seconds: WITHHELD,
      answers: WITHHELD,
      mains: WITHHELD,
      games: WITHHELD,
      earned: WITHHELD,
      collected: WITHHELD,
    },
    points: points.map((id) => ({ id, reached: null })),
    questions: [],
    legs: [],
    languages: [],
  };
}

function figuresOf(counts: Counts): PlayReport["figures"] {
  const figure = (measure: Parameters<Counts["of"]>[0]) => {
    const count = counts.of(measure);
    return { value: shownCount(count), before: count.before?.count ?? null };
  };
  const time = counts.of("time");
  return {
    visitors: figure("visitors"),
    plays: figure("plays"),
    completed: figure("completed"),
    points: figure("points"),
    seconds: {
      value: average(time.shown, time),
      before: time.before ? average(true, time.before) : null,
    },
    answers: figure("answers"),
    mains: figure("mains"),
    games: figure("games"),
    earned: figure("earned"),
    collected: figure("collected"),
  };
}

function reachedPoints(
  counts: Counts,
  points: readonly number[],
  beginnings: ReadonlyMap<number, string>,
): PlayReport["points"] {
  const whole = counts.of("points");
  const parts = counts.all("point");
  const shown = disclosableParts(parts.map(([, count]) => count));
  const reached = new Map(
    parts.map(([key, { count }], index) => [key, whole.shown && shown[index] ? count : null]),
  );
  return points.map((id) => {
    const known = reached.get(String(id));
    const since = beginnings.get(id);
    return { id, reached: known === undefined ? 0 : known, ...(since ? { since } : {}) };
  });
}

function questionsOf(counts: Counts, points: readonly number[]): PlayReport["questions"] {
  const questions = points
    .map((point) => {
      const [right, wrong] = [counts.of("right", point), counts.of("wrong", point)];
      const count = right.count + wrong.count;
      const people = Math.max(right.people, wrong.people);
      return { point, right, wrong, count, people, shown: right.shown && wrong.shown };
    })
    .filter(({ count }) => count > 0);
  const isShown = disclosableParts(questions);
  return questions.map(({ point, right, wrong }, index) => ({
    point,
    right: isShown[index] ? right.count : null,
    wrong: isShown[index] ? wrong.count : null,
  }));
}

function legsOf(counts: Counts, points: ReadonlySet<number>): PlayReport["legs"] {
  const legs = counts.all("leg").map(([key, count]) => {
    const [from = 0, to = 0] = key.split("-").map(Number);
    return { from, to, ...count };
  });
  const waysTo = new Map<number, typeof legs>();
  for (const leg of legs) {
    const ways = waysTo.get(leg.to);
    if (ways) ways.push(leg);
    else waysTo.set(leg.to, [leg]);
  }
  const shownLegs = [...points].flatMap((point) => {
    // The ways to a point are parts of how many reached it.
    const ways = waysTo.get(point) ?? [];
    const shown = disclosableParts(ways);
    return ways.filter(({ from }, index) => shown[index] && (from === 0 || points.has(from)));
  });
  return shownLegs
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count)
    .map(({ from, to, count, seconds }) => ({
      from,
      to,
      walks: count,
      seconds: Math.round(seconds / count),
    }));
}

function languagesOf(counts: Counts): PlayReport["languages"] {
  const parts = INTERFACE_LANGUAGES.map((language) => ({
    language,
    ...counts.of("language", language),
  })).filter(({ count }) => count > 0);
  const shown = disclosableParts(parts);
  return parts.map(({ language, count }, index) => ({
    language,
    plays: shown[index] ? count : null,
  }));
}

/** Plays of the page of a published route, and of apps; nothing while there are none of the page. */
function originsOf(counts: Counts): Pick<PlayReport, "origins"> {
  const [all, web] = [counts.of("plays"), counts.of("web")];
  if (web.count === 0) return {};
  const app = {
    count: all.count - web.count,
    // Whoever has played both is among the first: at least so many are left.
    people: all.people - web.people,
    shown: true,
  };
  const parts = [web, app];
  const shown = disclosableParts(parts);
  const origins = (["web", "app"] as const).map((origin, index) => ({
    origin,
    plays: shown[index] ? (parts[index]?.count ?? 0) : null,
  }));
  return { origins: origins.filter(({ plays }) => plays !== 0) };
}
