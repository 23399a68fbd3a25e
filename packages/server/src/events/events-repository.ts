import { sql, type SqlBool } from "kysely";
import { EXPERIENCE_STATE } from "@panel/domain/experience/state";
import { chunks } from "../db/chunks.ts";
import type { Connection, Db } from "../db/connection.ts";
import type { EventRow } from "../db/events-schema.ts";
import type { CountedEvent } from "./event-record.ts";

/** The channel on which nodes tell each other of events that have changed. */
export const CHANNEL = "explorar_events";

const isThere = sql<SqlBool>`(gymkhanas.state is null or gymkhanas.state <> ${sql.lit(EXPERIENCE_STATE.deleted)})`;

const counted = (db: Db) =>
  db
    .selectFrom("events")
    .innerJoin("gymkhanas", "gymkhanas.id", "events.gymkhana_id")
    .selectAll("events")
    .select(["gymkhanas.access_code", "gymkhanas.published_number", "gymkhanas.owner_id"])
    .select((eb) => [
      eb
        .selectFrom("event_teams")
        .select((inner) => inner.fn.countAll<number>().as("count"))
        .whereRef("event_teams.event_id", "=", "events.id")
        .as("teams"),
      eb
        .selectFrom("event_phones")
        .select((inner) => inner.fn.count<number>("team_id").distinct().as("count"))
        .whereRef("event_phones.event_id", "=", "events.id")
        .as("joined"),
    ])
    .where(isThere)
    .$castTo<CountedEvent>();

/** An event whose experience was not deleted. */
export function findEvent(db: Db, id: number): Promise<CountedEvent | undefined> {
  return counted(db).where("events.id", "=", id).executeTakeFirst();
}

export function findEventOf(
  db: Db,
  experienceId: number,
  id: number,
): Promise<CountedEvent | undefined> {
  return counted(db)
    .where("events.gymkhana_id", "=", experienceId)
    .where("events.id", "=", id)
    .executeTakeFirst();
}

/** Of an experience, the latest first. */
export function listEvents(db: Db, experienceId: number): Promise<CountedEvent[]> {
  return counted(db)
    .where("events.gymkhana_id", "=", experienceId)
    .orderBy("events.id", "desc")
    .execute();
}

export function findByRequest(
  db: Db,
  experienceId: number,
  requestId: string,
): Promise<EventRow | undefined> {
  return db
    .selectFrom("events")
    .selectAll()
    .where("gymkhana_id", "=", experienceId)
    .where("request_id", "=", requestId)
    .executeTakeFirst();
}

export async function countOfExperience(db: Db, experienceId: number): Promise<number> {
  const { count } = await db
    .selectFrom("events")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("gymkhana_id", "=", experienceId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Events of an account that are under way at some time between two moments, other than one of them. */
export async function countUnderWay(
  db: Db,
  accountId: number,
  from: string,
  until: string,
  exceptId: number,
): Promise<number> {
  const { count } = await db
    .selectFrom("events")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("account_id", "=", accountId)
    .where("id", "!=", exceptId)
    .where("ended_at", "is", null)
    .where((eb) => eb(eb.fn.coalesce("started_at", "starts_at"), "<", until))
    .where("due_at", ">", from)
    .executeTakeFirstOrThrow();
  return count;
}

export function insertEvent(db: Db, event: Omit<EventRow, "id">): Promise<EventRow> {
  return db.insertInto("events").values(event).returningAll().executeTakeFirstOrThrow();
}

export async function updateEvent(
  db: Db,
  id: number,
  changes: Partial<Omit<EventRow, "id" | "revision" | "noticed">>,
): Promise<void> {
  await db.updateTable("events").set(changes).where("id", "=", id).execute();
}

export async function deleteEvent(db: Db, id: number): Promise<void> {
  await db.deleteFrom("events").where("id", "=", id).execute();
}

/** Nobody else writes to the event until the transaction ends. Rows that refer to it may be added. */
export async function lockEvent(
  { engine }: Connection,
  transaction: Db,
  id: number,
): Promise<EventRow | undefined> {
  const query = transaction.selectFrom("events").selectAll().where("id", "=", id);
  return (engine === "postgres" ? query.forNoKeyUpdate() : query).executeTakeFirst();
}

/** Nobody else starts an event of the account until the transaction ends. */
export async function lockAccount(
  { engine }: Connection,
  transaction: Db,
  accountId: number,
): Promise<void> {
  if (engine !== "postgres") return;
  await transaction
    .selectFrom("users")
    .select("id")
    .where("id", "=", accountId)
    .forUpdate()
    .execute();
}

/** What has changed of an event. */
export interface Change {
  readonly eventId: number;
  /** Teams whose phones are concerned, and those of them whose log has changed. */
  readonly teams?: readonly number[];
  readonly logs?: readonly number[];
  /** Whether all teams are concerned. */
  readonly isNotice?: boolean;
}

/** Parameters of a statement are limited. */
const IDS = 500;

/**
 * Notes a change. The event's row is locked from here to the end of the transaction, so that whoever reads a revision has
 * all before it; it is the last that a transaction locks.
 */
export async function noteChange(
  { engine }: Connection,
  transaction: Db,
  { eventId, teams = [], logs = [], isNotice = false }: Change,
): Promise<void> {
  const { revision } = await transaction
    .updateTable("events")
    .set((eb) => ({
      revision: eb("revision", "+", 1),
      ...(isNotice ? { noticed: eb("revision", "+", 1) } : {}),
    }))
    .where("id", "=", eventId)
    .returning("revision")
    .executeTakeFirstOrThrow();
  for (const some of chunks(teams, IDS)) {
    await transaction
      .updateTable("event_teams")
      .set({ revision })
      .where("id", "in", some)
      .execute();
  }
  for (const some of chunks(logs, IDS)) {
    await transaction
      .updateTable("event_teams")
      .set({ log_revision: revision })
      .where("id", "in", some)
      .execute();
  }
  if (engine !== "postgres") return;
  // Told when the transaction commits: a number alone, since what has changed is in the tables.
  await sql`select pg_notify(${CHANNEL}, ${String(eventId)})`.execute(transaction);
}

/** The revisions of some events. */
export async function listRevisions(
  db: Db,
  ids: readonly number[],
): Promise<{ id: number; revision: number }[]> {
  if (ids.length === 0) return [];
  return db.selectFrom("events").select(["id", "revision"]).where("id", "in", ids).execute();
}

/** Events that have begun or ended by their clock, of which that is not stored yet. */
export function listDue(db: Db, now: string): Promise<Pick<EventRow, "id">[]> {
  return db
    .selectFrom("events")
    .select("id")
    .where("ended_at", "is", null)
    .where((eb) =>
      eb.or([
        eb.and([eb("started_at", "is", null), eb("starts_at", "<=", now)]),
        eb.and([eb("started_at", "is not", null), eb("due_at", "<=", now)]),
      ]),
    )
    .orderBy("id")
    .execute();
}

/** Events that ended before a moment, of which no sums are stored. */
export function listUnsummed(
  db: Db,
  before: string,
  most: number,
): Promise<Pick<EventRow, "id">[]> {
  return db
    .selectFrom("events")
    .select("id")
    .where("sums", "is", null)
    .where("ended_at", "<", before)
    .orderBy("id")
    .limit(most)
    .execute();
}

/** Events that ended before a moment and still have the names of their teams. */
export function listNamed(db: Db, before: string, most: number): Promise<Pick<EventRow, "id">[]> {
  return db
    .selectFrom("events")
    .select("id")
    .where("cleared_at", "is", null)
    .where("ended_at", "<", before)
    .orderBy("id")
    .limit(most)
    .execute();
}

/** Events that nobody has started for a long time, and all of deleted experiences. */
export function listForgotten(
  db: Db,
  before: string,
  most: number,
): Promise<Pick<EventRow, "id">[]> {
  return db
    .selectFrom("events")
    .innerJoin("gymkhanas", "gymkhanas.id", "events.gymkhana_id")
    .select("events.id")
    .where((eb) =>
      eb.or([
        eb.and([eb("events.started_at", "is", null), eb("events.created_at", "<", before)]),
        eb("gymkhanas.state", "=", EXPERIENCE_STATE.deleted),
      ]),
    )
    .orderBy("events.id")
    .limit(most)
    .execute();
}

/** The version that visitors get of an experience now. */
export async function publishedNumber(db: Db, experienceId: number): Promise<number | null> {
  const row = await db
    .selectFrom("gymkhanas")
    .select("published_number")
    .where("id", "=", experienceId)
    .executeTakeFirst();
  return row?.published_number ?? null;
}
