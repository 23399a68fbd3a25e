import type { CountedEvent } from "@panel/domain/plays/cells";
import { chunks } from "../db/chunks.ts";
import type { Connection, Db } from "../db/connection.ts";
import type { PlayEventRow, PlayPlayerRow } from "../db/plays-schema.ts";

export type NewEvent = Omit<PlayEventRow, "counts">;

/** Rows of one statement: SQLite takes some 30,000 values. */
export const ROWS = 1000;

const distinct = <T>(values: readonly T[]): T[] => [...new Set(values)];

const PLAYER = [
  "id",
  "gymkhana_id",
  "hash",
  "counted",
  "erased",
  "first_day",
  "gender",
  "gender_order",
] as const;

/**
 * Adds the players that are not there yet; nobody else counts anything of theirs until the transaction ends.
 * @returns them by experience and hash, with a space between
 */
export async function savePlayers(
  transaction: Db,
  players: readonly { gymkhana_id: number; hash: string }[],
): Promise<Map<string, PlayPlayerRow>> {
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
    .returning(PLAYER)
    .execute();
  return new Map(rows.map((row) => [`${row.gymkhana_id} ${row.hash}`, row]));
}

/** Keeps what is known of players that are held. */
export async function updatePlayers(
  transaction: Db,
  players: readonly PlayPlayerRow[],
): Promise<void> {
  for (const some of chunks(players, ROWS)) {
    await transaction
      .insertInto("play_players")
      .values(some)
      .onConflict((conflict) =>
        conflict.column("id").doUpdateSet((eb) => ({
          hash: eb.ref("excluded.hash"),
          counted: eb.ref("excluded.counted"),
          erased: eb.ref("excluded.erased"),
          first_day: eb.ref("excluded.first_day"),
          gender: eb.ref("excluded.gender"),
          gender_order: eb.ref("excluded.gender_order"),
        })),
      )
      .execute();
  }
}

/** The players with these ids or hashes; nobody else counts anything of theirs until the transaction ends. */
export async function holdPlayers(
  { engine }: Connection,
  transaction: Db,
  column: "id" | "hash",
  values: readonly (string | number)[],
): Promise<PlayPlayerRow[]> {
  const players: PlayPlayerRow[] = [];
  for (const some of chunks(values, ROWS)) {
    const query = transaction
      .selectFrom("play_players")
      .select(PLAYER)
      .where(column, "in", some)
      .orderBy("gymkhana_id")
      .orderBy("hash");
    players.push(...(await (engine === "postgres" ? query.forUpdate() : query).execute()));
  }
  return players;
}

/** An event as it counts, and what it is found by. */
export interface StoredEvent extends CountedEvent {
  readonly gymkhana_id: number;
  readonly hash: string;
  readonly player_id: number;
}

const STORED = [
  "gymkhana_id",
  "hash",
  "player_id",
  "play",
  "kind",
  "point_id",
  "is_right",
  "language",
  "gender",
  "origin",
  "at",
] as const;

export function stored(row: Pick<PlayEventRow, (typeof STORED)[number]>): StoredEvent {
  const { point_id, is_right, ...rest } = row;
  return { ...rest, point: point_id, right: is_right === null ? null : is_right === 1 };
}

/** All events of each of some players. */
export async function eventsOf(
  db: Db,
  playerIds: readonly number[],
): Promise<Map<number, StoredEvent[]>> {
  const events = new Map<number, StoredEvent[]>();
  for (const ids of chunks(distinct(playerIds), ROWS)) {
    const rows = await db
      .selectFrom("play_events")
      .select(STORED)
      .where("player_id", "in", ids)
      .execute();
    for (const row of rows) {
      const own = events.get(row.player_id);
      if (own) own.push(stored(row));
      else events.set(row.player_id, [stored(row)]);
    }
  }
  return events;
}

/** The events that count of some plays: no more than there are things to do in the experience. */
export async function countingEventsOf(db: Db, plays: readonly string[]): Promise<StoredEvent[]> {
  const events: StoredEvent[] = [];
  for (const some of chunks(distinct(plays), ROWS)) {
    const rows = await db
      .selectFrom("play_events")
      .select(STORED)
      .where("play", "in", some)
      .where("counts", "=", 1)
      .execute();
    events.push(...rows.map(stored));
  }
  return events;
}

/** Keeps which events count. */
export async function setCounts(
  transaction: Db,
  events: readonly StoredEvent[],
  counts: 0 | 1,
): Promise<void> {
  for (const experienceId of distinct(events.map((event) => event.gymkhana_id))) {
    const own = events.filter((event) => event.gymkhana_id === experienceId);
    for (const some of chunks(own, ROWS)) {
      await transaction
        .updateTable("play_events")
        .set({ counts })
        .where("gymkhana_id", "=", experienceId)
        .where(
          "hash",
          "in",
          some.map(({ hash }) => hash),
        )
        .execute();
    }
  }
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

/** Some players of whom it has still to be made what an event needs to be counted. */
export async function uncountedPlayers(db: Db, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom("play_players")
    .select("id")
    .where("counted", "=", 0)
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}
