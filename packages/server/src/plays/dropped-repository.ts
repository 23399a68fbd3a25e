import { sql } from "kysely";
import { EXPERIENCE_STATE } from "@panel/domain/experience/state";
import type { Connection, Db } from "../db/connection.ts";
import { deleteEvents } from "./expiry-repository.ts";
import { deleteShares } from "./shares-repository.ts";

/** A deleted experience of whose plays there is something left, held until the transaction ends. */
export async function holdDropped(
  { engine }: Connection,
  transaction: Db,
): Promise<number | undefined> {
  const query = transaction
    .selectFrom("gymkhanas")
    .select("id")
    // In the text: SQLite takes the index of deleted ones only where it can read that they are asked for.
    .where("state", "=", sql.lit(EXPERIENCE_STATE.deleted))
    .where((eb) =>
      eb.or(
        (["play_players", "play_sums"] as const).map((table) =>
          eb.exists(
            eb
              .selectFrom(table)
              .select(`${table}.gymkhana_id`)
              .whereRef(`${table}.gymkhana_id`, "=", "gymkhanas.id"),
          ),
        ),
      ),
    )
    .orderBy("id")
    .limit(1);
  // One that another node is at is that one's.
  const row = await (
    engine === "postgres" ? query.forUpdate().skipLocked() : query
  ).executeTakeFirst();
  return row?.id;
}

/** Players of an experience, some of them. */
export async function somePlayers(db: Db, experienceId: number, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom("play_players")
    .select("id")
    .where("gymkhana_id", "=", experienceId)
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Deletes shares or, once there is none, events of players; says how many. */
export async function deleteSomeOf(
  transaction: Db,
  players: readonly number[],
  limit: number,
): Promise<number> {
  const shares = await transaction
    .selectFrom("play_shares")
    .select(["player_id", "measure", "key", "day"])
    .where("player_id", "in", players)
    .limit(limit)
    .execute();
  await deleteShares(transaction, shares);
  if (shares.length > 0) return shares.length;
  const events = await transaction
    .selectFrom("play_events")
    .select(["gymkhana_id", "hash", "player_id", "play"])
    .where("player_id", "in", players)
    .limit(limit)
    .execute();
  await deleteEvents(transaction, events);
  return events.length;
}

export async function deletePlayers(transaction: Db, ids: readonly number[]): Promise<void> {
  await transaction.deleteFrom("play_players").where("id", "in", ids).execute();
}

/** Deletes some sums of an experience: those of some blocks of days. */
export async function deleteSomeSums(
  transaction: Db,
  experienceId: number,
  limit: number,
): Promise<void> {
  const blocks = await transaction
    .selectFrom("play_sums")
    .select(["size", "start"])
    .distinct()
    .where("gymkhana_id", "=", experienceId)
    .limit(limit)
    .execute();
  for (const { size, start } of blocks) {
    await transaction
      .deleteFrom("play_sums")
      .where("gymkhana_id", "=", experienceId)
      .where("size", "=", size)
      .where("start", "=", start)
      .execute();
  }
}
