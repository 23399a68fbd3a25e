import type { Db } from "../db/connection.ts";
import type { EventActionRow, EventLinkRow } from "../db/events-schema.ts";

/** What was done from the board, with who did it. */
export type NamedAction = EventActionRow & { name: string | null; surname: string | null };

/** The latest first. */
export function listActions(db: Db, eventId: number, most: number): Promise<NamedAction[]> {
  return db
    .selectFrom("event_actions")
    .leftJoin("users", "users.id", "event_actions.user_id")
    .selectAll("event_actions")
    .select(["users.name", "users.surname"])
    .where("event_actions.event_id", "=", eventId)
    .orderBy("event_actions.id", "desc")
    .limit(most)
    .execute();
}

/** What concerns a team of one kind: done to it, or to all; the latest first. */
export function listOfTeam(
  db: Db,
  eventId: number,
  teamId: number,
  kind: EventActionRow["kind"],
  most: number,
): Promise<EventActionRow[]> {
  return db
    .selectFrom("event_actions")
    .selectAll()
    .where("event_id", "=", eventId)
    .where("kind", "=", kind)
    .where((eb) => eb.or([eb("team_id", "=", teamId), eb("team_id", "is", null)]))
    .orderBy("id", "desc")
    .limit(most)
    .execute();
}

export async function countActions(
  db: Db,
  eventId: number,
  kind: EventActionRow["kind"],
  teamId?: number,
): Promise<number> {
  const query = db
    .selectFrom("event_actions")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("event_id", "=", eventId)
    .where("kind", "=", kind);
  const { count } = await (
    teamId === undefined ? query : query.where("team_id", "=", teamId)
  ).executeTakeFirstOrThrow();
  return count;
}

/** @returns whether the same request has not made one before */
export async function insertAction(db: Db, action: Omit<EventActionRow, "id">): Promise<boolean> {
  const made = await db
    .insertInto("event_actions")
    .values(action)
    .onConflict((conflict) => conflict.columns(["event_id", "request_id"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  return made !== undefined;
}

/** What was written to teams, and names that they had, is gone from then on. */
export async function clearTexts(db: Db, eventId: number): Promise<void> {
  await db
    .updateTable("event_actions")
    .set({ text: "", helper: "" })
    .where("event_id", "=", eventId)
    .execute();
}

export function listLinks(db: Db, eventId: number): Promise<EventLinkRow[]> {
  return db
    .selectFrom("event_links")
    .selectAll()
    .where("event_id", "=", eventId)
    .orderBy("id")
    .execute();
}

export function insertLink(db: Db, link: Omit<EventLinkRow, "id">): Promise<EventLinkRow> {
  return db.insertInto("event_links").values(link).returningAll().executeTakeFirstOrThrow();
}

export function findLink(db: Db, hash: string): Promise<EventLinkRow | undefined> {
  return db.selectFrom("event_links").selectAll().where("token_hash", "=", hash).executeTakeFirst();
}

export async function isLinkThere(db: Db, id: number): Promise<boolean> {
  const row = await db
    .selectFrom("event_links")
    .select("id")
    .where("id", "=", id)
    .executeTakeFirst();
  return row !== undefined;
}

/** @returns whether there was one */
export async function deleteLink(db: Db, eventId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("event_links")
    .where("event_id", "=", eventId)
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

export async function deleteLinks(
  db: Db,
  eventId: number,
  kind: EventLinkRow["kind"],
): Promise<void> {
  await db
    .deleteFrom("event_links")
    .where("event_id", "=", eventId)
    .where("kind", "=", kind)
    .execute();
}

export async function noteLinkUse(db: Db, id: number, now: string): Promise<void> {
  await db.updateTable("event_links").set({ last_used_at: now }).where("id", "=", id).execute();
}
