import type { GymkhanaStatistics, PlayReport, WeekPlays } from "@panel/api-client/panel-types";
import { INTERFACE_LANGUAGES } from "@panel/domain/languages";
import { dateOf, dayAt, dayOf } from "@panel/domain/plays/days";
import { disclosableParts, type Group } from "@panel/domain/plays/disclosure";
import { findExperience } from "../access/service.ts";
import type { Connection } from "../db/connection.ts";
import type { Viewer } from "../viewer.ts";
import { blocksOf, countsOf, type Counts, type PeriodCount } from "./counts.ts";
import * as repository from "./statistics-repository.ts";
import { weekPlays } from "./week.ts";

export interface PlayStatistics {
  /** Null while no play of the experience is recorded, as opposed to counts of 0. */
  total(viewer: Viewer, id: number): Promise<GymkhanaStatistics | null>;
  report(viewer: Viewer, id: number, period: PlayReport["period"]): Promise<PlayReport>;
  /** Of all experiences that the viewer sees; those without a play are left out. */
  week(viewer: Viewer): Promise<WeekPlays[]>;
}

export function createStatistics({ db }: Connection): PlayStatistics {
  return {
    async total(viewer, id) {
      await findExperience(db, viewer, id);
      const totals = await repository.totalSums(db, id);
      return statisticsOf(countsOf(0, dayAt(Date.now()), totals, []));
    },

    async report(viewer, id, period) {
      await findExperience(db, viewer, id);
      const today = dayAt(Date.now());
      const totals = await repository.totalSums(db, id);
      const sums = await repository.sumsOfBlocks(db, id, blocksOf(period, today));
      const counts = countsOf(period, today, totals, sums);
      const stored = await repository.orderedPoints(db, id);
      const points = stored.map((point) => point.id);
      // Of a few people even what they did not do is not told.
      if (!counts.of("plays").shown) return withheldReport(period, dateOf(today), points);
      const from = period === 0 ? 0 : today - period + 1;
      const days = await repository.playsByDay(db, id, from);
      return {
        period,
        today: dateOf(today),
        figures: figuresOf(counts),
        plays: playsOf(days, period, today),
        points: reachedPoints(counts, points, await beginningsOf(db, id, stored, days)),
        questions: questionsOf(counts, points),
        legs: legsOf(counts, new Set(points)),
        languages: languagesOf(counts),
        ...originsOf(counts),
      };
    },

    week: (viewer) => weekPlays(db, viewer),
  };
}

const shownCount = ({ shown, count }: PeriodCount) => (shown ? count : null);

/** An average in seconds, null where there is none or it may not be shown. */
const average = (isShown: boolean, { count, seconds }: { count: number; seconds: number }) =>
  isShown && count > 0 ? Math.round(seconds / count) : null;

function statisticsOf(counts: Counts): GymkhanaStatistics | null {
  const visitors = counts.of("visitors");
  if (visitors.count === 0) return null;
  if (!visitors.shown) return WITHHELD_STATISTICS;
  const [men, women, time] = [counts.of("man"), counts.of("woman"), counts.of("time")];
  const said = men.count + women.count;
  const isShown = said > 0 && men.shown && women.shown;
  const percent = (part: number) => (isShown ? Math.round((1000 * part) / said) / 10 : null);
  return {
    usrUniq: visitors.count,
    malePerc: percent(men.count),
    femPerc: percent(women.count),
    exp: shownCount(counts.of("completed")),
    mappoints: shownCount(counts.of("points")),
    time: average(time.shown, time),
    quizz: shownCount(counts.of("answers")),
    pref: shownCount(counts.of("mains")),
    games: shownCount(counts.of("games")),
    rewEarn: shownCount(counts.of("earned")),
    rewCol: shownCount(counts.of("collected")),
  };
}

const WITHHELD_STATISTICS: GymkhanaStatistics = {
  usrUniq: null,
  malePerc: null,
  femPerc: null,
  exp: null,
  mappoints: null,
  time: null,
  quizz: null,
  pref: null,
  games: null,
  rewEarn: null,
  rewCol: null,
};

const WITHHELD = { value: null, before: null };

function withheldReport(
  period: PlayReport["period"],
  today: string,
  points: readonly number[],
): PlayReport {
  return {
    period,
    today,
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
    plays: [],
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

type Day = Group & { start: number };

/** The first day of what a day is shown together with. */
function bucketOf(day: number, period: number, today: number): number {
  if (period === 0) return dayOf(`${dateOf(day).slice(0, "YYYY-MM".length)}-01`);
  if (period < 365) return day;
  // Weeks that end today; the day that a year has more than 52 weeks is part of the oldest.
  const weeks = Math.min(51, Math.floor((today - day) / 7));
  return weeks === 51 ? today - 364 : today - 7 * weeks - 6;
}

function playsOf(days: readonly Day[], period: number, today: number): PlayReport["plays"] {
  const first = days[0]?.start;
  if (first === undefined) return [];
  const buckets = new Map<number, Group>();
  for (let day = first; day <= today; day += 1) {
    buckets.set(bucketOf(day, period, today), { count: 0, people: 0 });
  }
  for (const { start, count, people } of days) {
    const from = bucketOf(start, period, today);
    const before = buckets.get(from) ?? { count: 0, people: 0 };
    buckets.set(from, { count: before.count + count, people: before.people + people });
  }
  const parts = [...buckets.values()].map((group) => ({ ...group, shown: true }));
  const shown = disclosableParts(parts);
  return [...buckets].map(([from, { count }], index) => ({
    from: dateOf(from),
    value: shown[index] ? count : null,
  }));
}

/** The days from which those points have been there that were made after the first plays. */
async function beginningsOf(
  db: Connection["db"],
  id: number,
  points: readonly repository.OrderedPoint[],
  days: readonly Day[],
): Promise<Map<number, string>> {
  const first = days[0]?.start ?? Infinity;
  const made = new Map(
    points
      .map((point) => [point.id, dayAt(Date.parse(point.created_at))] as const)
      .filter(([, day]) => day > first),
  );
  // One that was brought back or imported may be older than its row.
  const reached = await repository.firstReached(db, id, [...made.keys()]);
  return new Map(
    [...made]
      .filter(([point, day]) => (reached.get(point) ?? day) >= day)
      .map(([point, day]) => [point, dateOf(day)]),
  );
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
