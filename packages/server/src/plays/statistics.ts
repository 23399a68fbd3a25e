import type { GymkhanaStatistics, PlayReport, WeekPlays } from "@panel/api-client/panel-types";
import { dateOf, dayAt, dayOf } from "@panel/domain/plays/days";
import { disclosableParts, type Group } from "@panel/domain/plays/disclosure";
import { findExperience } from "../access/service.ts";
import type { Connection } from "../db/connection.ts";
import type { Viewer } from "../viewer.ts";
import { blocksOf, countsOf, type Counts } from "./counts.ts";
import { average, countedReport, shownCount } from "./report.ts";
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
      const isShown = counts.of("plays").shown;
      const from = period === 0 ? 0 : today - period + 1;
      const days = isShown ? await repository.playsByDay(db, id, from) : [];
      return {
        period,
        today: dateOf(today),
        plays: playsOf(days, period, today),
        ...countedReport(counts, points, await beginningsOf(db, id, stored, days)),
      };
    },

    week: (viewer) => weekPlays(db, viewer),
  };
}

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
