import type { RouteLength } from "@panel/domain/check/plan";
import type { Db } from "../db/connection.ts";
import type { RouteSummary } from "./route-summary.ts";

export interface Unprepared {
  id: number;
  gymkhana_id: number;
  number: number;
}

/**
 * Takes up a publication that is due, and that visitors get now: no other node does so before `again`.
 */
export async function claimUnprepared(
  db: Db,
  now: Date,
  again: Date,
): Promise<Unprepared | undefined> {
  for (;;) {
    const due = await db
      .selectFrom("publications")
      .innerJoin("gymkhanas", (join) =>
        join
          .onRef("gymkhanas.id", "=", "publications.gymkhana_id")
          .onRef("gymkhanas.published_number", "=", "publications.number"),
      )
      .select([
        "publications.id",
        "publications.gymkhana_id",
        "publications.number",
        "publications.prepare_at",
      ])
      .where("prepare_at", "<=", now.toISOString())
      .orderBy("prepare_at")
      .limit(1)
      .executeTakeFirst();
    if (!due) return undefined;
    const { numUpdatedRows } = await db
      .updateTable("publications")
      .set({ prepare_at: again.toISOString() })
      .where("id", "=", due.id)
      .where("prepare_at", "=", due.prepare_at)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 1n) return due;
  }
}

/** Adds what was measured of a version to what lists tell of it. */
export async function setLength(db: Db, id: number, length: RouteLength): Promise<void> {
  const { summary } = await db
    .selectFrom("publications")
    .select("summary")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const measured = { ...(JSON.parse(summary) as RouteSummary), ...length };
  await db
    .updateTable("publications")
    .set({ summary: JSON.stringify(measured) })
    .where("id", "=", id)
    .execute();
}

/** @param until as it was claimed: what has become due since stays so */
export async function setPrepared(db: Db, id: number, until: Date): Promise<void> {
  await db
    .updateTable("publications")
    .set({ prepare_at: null })
    .where("id", "=", id)
    .where("prepare_at", "=", until.toISOString())
    .execute();
}
