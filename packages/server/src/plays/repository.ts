import { GYMKHANA_STATE } from "@panel/domain/experience/state";
import type { CountedEvent } from "@panel/domain/plays/cells";
import { chunks } from "../db/chunks.ts";
import type { Connection, Db } from "../db/connection.ts";
import type { PlayEventRow } from "../db/plays-schema.ts";

export type NewEvent = PlayEventRow;

/** Rows of one statement: SQLite takes some 30,000 values. */
export const ROWS = 1000;

const distinct = <T>(values: readonly T[]): T[] => [...new Set(values)];

/** Those of the experiences that are there. None of them is deleted until the transaction ends. */
export async function lockExperiences(
  { engine }: Connection,
  transaction: Db,
  ids: readonly number[],
): Promise<Set<number>> {
  const query = transaction
    .selectFrom("gymkhanas")
    .select("id")
    .where("id", "in", distinct(ids))
    .where((eb) => eb.or([eb("state", "is", null), eb("state", "!=", GYMKHANA_STATE.deleted)]))
    .orderBy("id");
  const rows = await (engine === "postgres" ? query.forShare() : query).execute();
  return new Set(rows.map(({ id }) => id));
}

/** The experience of each point of some experiences. */
export async function pointsOf(
  db: Db,
  gymkhanaIds: readonly number[],
): Promise<Map<number, number>> {
  if (gymkhanaIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("map_points")
    .select(["id", "gymkhana_id"])
    .where("gymkhana_id", "in", gymkhanaIds)
    .execute();
  return new Map(rows.map((row) => [row.id, row.gymkhana_id]));
}

/**
 * Adds the players that are not there yet; nobody else counts anything of theirs until the transaction ends.
 * @returns their ids by experience and hash, with a space between
 */
export async function savePlayers(
  transaction: Db,
  players: readonly { gymkhana_id: number; hash: string }[],
): Promise<Map<string, number>> {
  const named = new Map(players.map((player) => [`${player.gymkhana_id} ${player.hash}`, player]));
  // In one order, so that two reports wait for each other instead of locking each other out.
  const values = [...named].toSorted(([one], [other]) => (one < other ? -1 : 1));
  const rows = await transaction
    .insertInto("play_players")
    .values(values.map(([, player]) => player))
    .onConflict((conflict) =>
      conflict
        .columns(["gymkhana_id", "hash"])
        .doUpdateSet((eb) => ({ hash: eb.ref("excluded.hash") })),
    )
    .returning(["id", "gymkhana_id", "hash"])
    .execute();
  return new Map(rows.map((row) => [`${row.gymkhana_id} ${row.hash}`, row.id]));
}

/** The events of each of some players. */
export async function eventsOf(
  db: Db,
  playerIds: readonly number[],
): Promise<Map<number, CountedEvent[]>> {
  const events = new Map<number, CountedEvent[]>();
  for (const ids of chunks(distinct(playerIds), ROWS)) {
    const rows = await db
      .selectFrom("play_events")
      .select(["player_id", "play", "kind", "point_id", "is_right", "language", "gender", "at"])
      .where("player_id", "in", ids)
      .execute();
    for (const row of rows) {
      const own = events.get(row.player_id);
      if (own) own.push(counted(row));
      else events.set(row.player_id, [counted(row)]);
    }
  }
  return events;
}

export function counted(
  row: Pick<PlayEventRow, "play" | "kind" | "point_id" | "is_right" | "language" | "gender" | "at">,
): CountedEvent {
  const { play, kind, language, gender, at } = row;
  const right = row.is_right === null ? null : row.is_right === 1;
  return { play, kind, language, gender, at, point: row.point_id, right };
}

/** Stores the events that are not there yet, and says which those are, by experience and hash. */
export async function insertEvents(
  transaction: Db,
  events: readonly NewEvent[],
): Promise<Set<string>> {
  const values = events.toSorted((one, other) => (one.hash < other.hash ? -1 : 1));
  const rows = await transaction
    .insertInto("play_events")
    .values(values)
    .onConflict((conflict) => conflict.columns(["gymkhana_id", "hash"]).doNothing())
    .returning(["gymkhana_id", "hash"])
    .execute();
  return new Set(rows.map((row) => `${row.gymkhana_id} ${row.hash}`));
}

/** The experiences of which there are players. */
export async function playedExperiences(db: Db): Promise<number[]> {
  const rows = await db.selectFrom("play_players").select("gymkhana_id").distinct().execute();
  return rows.map((row) => row.gymkhana_id);
}

/** The players with these ids or hashes; nobody else counts anything of theirs until the transaction ends. */
export async function holdPlayers(
  { engine }: Connection,
  transaction: Db,
  column: "id" | "hash",
  values: readonly (string | number)[],
): Promise<{ id: number; gymkhana_id: number }[]> {
  const players: { id: number; gymkhana_id: number }[] = [];
  for (const some of chunks(values, ROWS)) {
    const query = transaction
      .selectFrom("play_players")
      .select(["id", "gymkhana_id"])
      .where(column, "in", some)
      .orderBy("gymkhana_id")
      .orderBy("hash");
    players.push(...(await (engine === "postgres" ? query.forUpdate() : query).execute()));
  }
  return players;
}

/** Deletes players with their events. */
export async function deletePlayers(transaction: Db, ids: readonly number[]): Promise<void> {
  for (const some of chunks(ids, ROWS)) {
    await transaction.deleteFrom("play_events").where("player_id", "in", some).execute();
    await transaction.deleteFrom("play_players").where("id", "in", some).execute();
  }
}

/** Deletes everything that is known of plays of an experience. */
export async function deletePlays(transaction: Db, gymkhanaId: number): Promise<void> {
  for (const table of ["play_events", "play_players", "play_sums"] as const) {
    await transaction.deleteFrom(table).where("gymkhana_id", "=", gymkhanaId).execute();
  }
}
