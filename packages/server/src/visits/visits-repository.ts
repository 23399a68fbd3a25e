import { compiledQuery } from "../db/compiled-query.ts";
import type { Connection, Db } from "../db/connection.ts";
import type { VisitRow, VisitStepRow } from "../db/visits-schema.ts";

/** Inserts a visit; undefined where the same request has made one. */
export async function insertVisit(
  db: Db,
  visit: Omit<VisitRow, "id">,
): Promise<VisitRow | undefined> {
  return db
    .insertInto("visits")
    .values(visit)
    .onConflict((conflict) => conflict.columns(["gymkhana_id", "request_hash"]).doNothing())
    .returningAll()
    .executeTakeFirst();
}

export function findByRequest(
  db: Db,
  experienceId: number,
  requestHash: string,
): Promise<VisitRow | undefined> {
  return db
    .selectFrom("visits")
    .selectAll()
    .where("gymkhana_id", "=", experienceId)
    .where("request_hash", "=", requestHash)
    .executeTakeFirst();
}

export function findVisit(db: Db, id: number): Promise<VisitRow | undefined> {
  return db.selectFrom("visits").selectAll().where("id", "=", id).executeTakeFirst();
}

export function findByPlay(
  db: Db,
  experienceId: number,
  playNumber: string,
): Promise<VisitRow | undefined> {
  return db
    .selectFrom("visits")
    .selectAll()
    .where("gymkhana_id", "=", experienceId)
    .where("play_number", "=", playNumber)
    .executeTakeFirst();
}

/** Some visits; nobody else writes to them until the transaction ends. */
export async function lockVisits(
  { engine }: Connection,
  transaction: Db,
  ids: readonly number[],
): Promise<Map<number, VisitRow>> {
  const query = transaction
    .selectFrom("visits")
    .selectAll()
    .where("id", "in", [...new Set(ids)])
    .orderBy("id");
  const rows = await (engine === "postgres" ? query.forUpdate() : query).execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** Which version a visit plays, which never changes. */
export type VisitVersion = Pick<VisitRow, "id" | "gymkhana_id" | "number">;

export async function listVersions(db: Db, ids: readonly number[]): Promise<VisitVersion[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom("visits")
    .select(["id", "gymkhana_id", "number"])
    .where("id", "in", ids)
    .execute();
}

/** What steps change of a visit. */
export type PlayedVisit = Pick<
  VisitRow,
  "id" | "last_at" | "state" | "ended_at" | "earned_at" | "count_at"
>;

const update = compiledQuery((db, visit: PlayedVisit) =>
  db
    .updateTable("visits")
    .set({
      last_at: visit.last_at,
      state: visit.state,
      ended_at: visit.ended_at,
      earned_at: visit.earned_at,
      count_at: visit.count_at,
    })
    .where("id", "=", visit.id),
);

export async function saveVisit(transaction: Db, visit: PlayedVisit): Promise<void> {
  await update(transaction, visit);
}

/** Rows of one statement. */
const ROWS = 500;

export async function insertSteps(transaction: Db, steps: readonly VisitStepRow[]): Promise<void> {
  for (let from = 0; from < steps.length; from += ROWS) {
    await transaction
      .insertInto("visit_steps")
      .values(steps.slice(from, from + ROWS))
      .execute();
  }
}

export async function listOfTeams(db: Db, teamIds: readonly number[]): Promise<VisitRow[]> {
  if (teamIds.length === 0) return [];
  return db.selectFrom("visits").selectAll().where("team_id", "in", teamIds).execute();
}

export async function deleteOfTeams(transaction: Db, teamIds: readonly number[]): Promise<void> {
  if (teamIds.length === 0) return;
  await transaction.deleteFrom("visits").where("team_id", "in", teamIds).execute();
}

/** All steps of some visits, as they came. */
export async function listStepsOf(db: Db, visitIds: readonly number[]): Promise<VisitStepRow[]> {
  if (visitIds.length === 0) return [];
  return db
    .selectFrom("visit_steps")
    .selectAll()
    .where("visit_id", "in", visitIds)
    .orderBy("visit_id")
    .orderBy("place")
    .execute();
}

/** As they came, which is how they count but for a team's. */
export function listSteps(db: Db, visitId: number, after = 0): Promise<VisitStepRow[]> {
  return db
    .selectFrom("visit_steps")
    .selectAll()
    .where("visit_id", "=", visitId)
    .where("place", ">", after)
    .orderBy("place")
    .execute();
}

/** @returns whether there was one */
export async function deleteVisit(transaction: Db, id: number): Promise<boolean> {
  const { numDeletedRows } = await transaction
    .deleteFrom("visits")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** How many visits of an experience began since a moment. */
export async function countStarted(db: Db, experienceId: number, since: string): Promise<number> {
  const { count } = await db
    .selectFrom("visits")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("gymkhana_id", "=", experienceId)
    .where("started_at", ">", since)
    .executeTakeFirstOrThrow();
  return count;
}

/** Some visits of which something has to be counted. */
export function listUncounted(db: Db, now: string, most: number): Promise<VisitVersion[]> {
  return db
    .selectFrom("visits")
    .select(["id", "gymkhana_id", "number"])
    .where("count_at", "<=", now)
    .orderBy("count_at")
    .limit(most)
    .execute();
}

/** Those of some visits of which something has still to be counted; held until the transaction ends. */
export function lockUncounted(
  { engine }: Connection,
  transaction: Db,
  ids: readonly number[],
  now: string,
): Promise<VisitRow[]> {
  const query = transaction
    .selectFrom("visits")
    .selectAll()
    .where("id", "in", ids)
    .where("count_at", "<=", now)
    .orderBy("id");
  // What another node counts is passed over.
  return (engine === "postgres" ? query.forUpdate().skipLocked() : query).execute();
}

export async function setCounted(
  transaction: Db,
  { id, ...counted }: Pick<VisitRow, "id" | "counted_steps" | "counted_ends" | "count_at">,
): Promise<void> {
  await transaction.updateTable("visits").set(counted).where("id", "=", id).execute();
}

/** Deletes some visits whose time is over; a prize that nobody has collected goes with them. */
export async function deleteOver(db: Db, before: string, most: number): Promise<number> {
  const over = db
    .selectFrom("visits")
    .select("id")
    .where("ends_at", "<", before)
    .where("count_at", "is", null)
    .orderBy("ends_at")
    .limit(most);
  const { numDeletedRows } = await db
    .deleteFrom("visits")
    .where("id", "in", over)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
