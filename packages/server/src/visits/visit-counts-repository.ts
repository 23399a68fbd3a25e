import type { Db } from "../db/connection.ts";

export interface VisitCounts {
  /** Begun, not ended, with a step within the last day; by the version that they play. */
  readonly underWay: readonly { readonly number: number; readonly count: number }[];
  /** Begun in the last seven days. */
  readonly week: number;
}

const DAY = 24 * 60 * 60_000;

export async function countVisits(db: Db, experienceId: number, now: Date): Promise<VisitCounts> {
  const since = (days: number) => new Date(now.getTime() - days * DAY).toISOString();
  const underWay = await db
    .selectFrom("visits")
    .select((eb) => ["number", eb.fn.countAll<number>().as("count")])
    .where("gymkhana_id", "=", experienceId)
    .where("ends_at", ">", now.toISOString())
    .where("ended_at", "is", null)
    .where("last_at", ">", since(1))
    .groupBy("number")
    .execute();
  const { week } = await db
    .selectFrom("visits")
    .select((eb) => eb.fn.countAll<number>().as("week"))
    .where("gymkhana_id", "=", experienceId)
    .where("started_at", ">", since(7))
    .executeTakeFirstOrThrow();
  return {
    underWay,
    week,
  };
}
