import type { WeekPlays } from "@panel/api-client/panel-types";
import { blocksBetween, dayAt } from "@panel/domain/plays/days";
import { isDisclosable } from "@panel/domain/plays/disclosure";
import { visibleIds } from "../access/service.ts";
import { chunks } from "../db/chunks.ts";
import type { Db } from "../db/connection.ts";
import { takeTurns } from "../turns.ts";
import type { Viewer } from "../viewer.ts";
import { blocksOf, countsOf } from "./counts.ts";
import { type ExperienceSum, playSums } from "./statistics-repository.ts";

const WEEK = 7;
const TOTAL = [{ size: 0, start: 0 }];
/** Experiences that are read in one turn of the event loop. */
const READ_AT_ONCE = 500;

/**
 * How often each experience that a viewer sees was begun in the last seven days. Shown is what the report of that period
 * shows, so that none of the two tells what the other withholds.
 */
export async function weekPlays(db: Db, viewer: Viewer): Promise<WeekPlays[]> {
  const today = dayAt(Date.now());
  const ids = await visibleIds(db, viewer);
  const found: WeekPlays[] = [];
  for (const some of chunks(ids, READ_AT_ONCE)) {
    await takeTurns();
    const week = byExperience(await playSums(db, some, blocksBetween(today - WEEK + 1, today)));
    const played = [...week].map(([id, sums]) => ({ id, ...sumOf(sums) }));
    const many = played.filter((each) => each.count > 0 && isDisclosable(each)).map(({ id }) => id);
    const sums = byExperience(await playSums(db, many, blocksOf(WEEK, today)));
    const totals = byExperience(await playSums(db, many, TOTAL));
    for (const { id, count } of played) {
      if (count === 0) continue;
      const counts = countsOf(WEEK, today, totals.get(id) ?? [], sums.get(id) ?? []);
      const { shown, count: plays } = counts.of("plays");
      found.push({ id, plays: shown && plays > 0 ? plays : null });
    }
  }
  return found;
}

function byExperience(sums: readonly ExperienceSum[]): Map<number, ExperienceSum[]> {
  const grouped = new Map<number, ExperienceSum[]>();
  for (const sum of sums) {
    const own = grouped.get(sum.gymkhana_id);
    if (own) own.push(sum);
    else grouped.set(sum.gymkhana_id, [sum]);
  }
  return grouped;
}

function sumOf(sums: readonly ExperienceSum[]) {
  return {
    count: sums.reduce((total, { count }) => total + count, 0),
    people: sums.reduce((total, { people }) => total + people, 0),
  };
}
