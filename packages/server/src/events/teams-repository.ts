import { chunks } from "../db/chunks.ts";
import { compiledQuery } from "../db/compiled-query.ts";
import type { Connection, Db } from "../db/connection.ts";
import type { EventPhoneRow, EventTeamRow } from "../db/events-schema.ts";

/** Rows of one statement. */
const ROWS = 100;

/** By number, each with how many phones it has. */
export async function listTeams(
  db: Db,
  eventId: number,
): Promise<(EventTeamRow & { phones: number })[]> {
  return db
    .selectFrom("event_teams")
    .selectAll("event_teams")
    .select((eb) =>
      eb
        .selectFrom("event_phones")
        .select((inner) => inner.fn.countAll<number>().as("count"))
        .whereRef("event_phones.team_id", "=", "event_teams.id")
        .as("phones"),
    )
    .where("event_id", "=", eventId)
    .orderBy("number")
    .$castTo<EventTeamRow & { phones: number }>()
    .execute();
}

export function findTeam(db: Db, eventId: number, id: number): Promise<EventTeamRow | undefined> {
  return db
    .selectFrom("event_teams")
    .selectAll()
    .where("event_id", "=", eventId)
    .where("id", "=", id)
    .executeTakeFirst();
}

export function findByCode(db: Db, code: string): Promise<EventTeamRow | undefined> {
  return db.selectFrom("event_teams").selectAll().where("code", "=", code).executeTakeFirst();
}

/** Those of some codes that are taken. */
export async function takenCodes(db: Db, codes: readonly string[]): Promise<Set<string>> {
  const taken = new Set<string>();
  for (const some of chunks(codes, ROWS)) {
    const rows = await db
      .selectFrom("event_teams")
      .select("code")
      .where("code", "in", some)
      .execute();
    for (const { code } of rows) if (code !== null) taken.add(code);
  }
  return taken;
}

export async function insertTeams(
  db: Db,
  teams: readonly Omit<EventTeamRow, "id">[],
): Promise<void> {
  for (const some of chunks(teams, ROWS)) {
    await db.insertInto("event_teams").values(some).execute();
  }
}

export async function updateTeam(
  db: Db,
  id: number,
  changes: Partial<Pick<EventTeamRow, "name" | "name_key" | "ended_at" | "adjusted">>,
): Promise<void> {
  await db.updateTable("event_teams").set(changes).where("id", "=", id).execute();
}

export async function addToScore(db: Db, id: number, points: number): Promise<void> {
  await db
    .updateTable("event_teams")
    .set((eb) => ({ adjusted: eb("adjusted", "+", points) }))
    .where("id", "=", id)
    .execute();
}

export async function deleteTeam(db: Db, id: number): Promise<void> {
  await db.deleteFrom("event_teams").where("id", "=", id).execute();
}

/** What the names and codes of an event's teams were is gone from then on. */
export async function clearNames(db: Db, eventId: number): Promise<void> {
  await db
    .updateTable("event_teams")
    .set({ name: "", name_key: null, code: null })
    .where("event_id", "=", eventId)
    .execute();
}

const setProgress = compiledQuery((db, team: { id: number; progress: string }) =>
  db
    .updateTable("event_teams")
    .set({ progress: team.progress, has_played: 1 })
    .where("id", "=", team.id),
);

export async function saveProgress(db: Db, id: number, progress: string): Promise<void> {
  await setProgress(db, { id, progress });
}

/** Some teams with what of their events says until when steps count, and the names of their phones. */
export async function listPlaying(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return [];
  return db
    .selectFrom("event_teams")
    .innerJoin("events", "events.id", "event_teams.event_id")
    .select([
      "event_teams.id",
      "event_teams.event_id",
      "event_teams.ended_at as team_ended_at",
      "events.starts_at",
      "events.ends_at",
      "events.minutes",
      "events.started_at",
      "events.ended_at",
    ])
    .where("event_teams.id", "in", ids)
    .execute();
}

export async function listPhonesOf(
  db: Db,
  teamIds: readonly number[],
): Promise<Pick<EventPhoneRow, "team_id" | "phone">[]> {
  if (teamIds.length === 0) return [];
  return db
    .selectFrom("event_phones")
    .select(["team_id", "phone"])
    .where("team_id", "in", teamIds)
    .execute();
}

/** Of all teams of an event. */
export function listPhones(db: Db, eventId: number): Promise<EventPhoneRow[]> {
  return db
    .selectFrom("event_phones")
    .selectAll()
    .where("event_id", "=", eventId)
    .orderBy("id")
    .execute();
}

export function listTeamPhones(db: Db, teamId: number): Promise<EventPhoneRow[]> {
  return db.selectFrom("event_phones").selectAll().where("team_id", "=", teamId).execute();
}

export function findPhone(db: Db, id: number): Promise<EventPhoneRow | undefined> {
  return db.selectFrom("event_phones").selectAll().where("id", "=", id).executeTakeFirst();
}

export function insertPhone(db: Db, phone: Omit<EventPhoneRow, "id">): Promise<EventPhoneRow> {
  return db.insertInto("event_phones").values(phone).returningAll().executeTakeFirstOrThrow();
}

export async function updatePhone(
  db: Db,
  id: number,
  changes: Partial<
    Pick<
      EventPhoneRow,
      "language" | "shares_place" | "last_seen_at" | "latitude" | "longitude" | "place_at"
    >
  >,
): Promise<void> {
  await db.updateTable("event_phones").set(changes).where("id", "=", id).execute();
}

/** Where a phone is, if it shares that, while its event goes on. */
export async function updatePlace(
  db: Db,
  id: number,
  { lat, lon, at }: { lat: number; lon: number; at: string },
): Promise<void> {
  await db
    .updateTable("event_phones")
    .set({ latitude: lat, longitude: lon, place_at: at })
    .where("id", "=", id)
    .where("shares_place", "=", 1)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom("events")
          .select("events.id")
          .whereRef("events.id", "=", "event_phones.event_id")
          .where("events.places", "=", 1)
          .where("events.ended_at", "is", null),
      ),
    )
    .execute();
}

/** Teams of an event that have a phone, each with the language of its first one. */
export async function listJoined(
  db: Db,
  eventId: number,
): Promise<Pick<EventPhoneRow, "team_id" | "language">[]> {
  const phones = await db
    .selectFrom("event_phones")
    .select(["team_id", "language"])
    .where("event_id", "=", eventId)
    .orderBy("id", "desc")
    .execute();
  return [...new Map(phones.map((phone) => [phone.team_id, phone])).values()];
}

/** @returns whether there was one */
export async function deletePhone(db: Db, teamId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("event_phones")
    .where("team_id", "=", teamId)
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** Where the phones of an event were is gone from then on. */
export async function clearPlaces(db: Db, eventId: number): Promise<void> {
  await db
    .updateTable("event_phones")
    .set({ latitude: null, longitude: null, place_at: null })
    .where("event_id", "=", eventId)
    .execute();
}

export async function deletePhones(db: Db, eventId: number): Promise<void> {
  await db.deleteFrom("event_phones").where("event_id", "=", eventId).execute();
}

/** Nobody else joins the team, or writes to it, until the transaction ends. Rows that refer to it may be added. */
export async function lockTeam(
  { engine }: Connection,
  transaction: Db,
  id: number,
): Promise<EventTeamRow | undefined> {
  const query = transaction.selectFrom("event_teams").selectAll().where("id", "=", id);
  return (engine === "postgres" ? query.forNoKeyUpdate() : query).executeTakeFirst();
}
