import type { Connection, Db } from "../db/connection.ts";
import type { PlayPlayerRow } from "../db/plays-schema.ts";

export async function countEvents(db: Db, playerIds: readonly number[]): Promise<number> {
  if (playerIds.length === 0) return 0;
  const { count } = await db
    .selectFrom("play_events")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("player_id", "in", playerIds)
    .executeTakeFirstOrThrow();
  return count;
}

type Player = Pick<PlayPlayerRow, "id" | "gymkhana_id">;

/** A player who was erased and of whom there is something left, held until the transaction ends. */
export async function holdErased(
  { engine }: Connection,
  transaction: Db,
): Promise<Player | undefined> {
  const query = transaction
    .selectFrom("play_players")
    .select(["id", "gymkhana_id"])
    .where("erased", "=", 1)
    .orderBy("id")
    .limit(1);
  // One that another node is at is that one's.
  return (engine === "postgres" ? query.forUpdate().skipLocked() : query).executeTakeFirst();
}

/** @returns how many were deleted */
export async function deleteSomeEvents(
  transaction: Db,
  player: Player,
  limit: number,
): Promise<number> {
  const rows = await transaction
    .selectFrom("play_events")
    .select("hash")
    .where("player_id", "=", player.id)
    .limit(limit)
    .execute();
  if (rows.length === 0) return 0;
  await transaction
    .deleteFrom("play_events")
    .where("gymkhana_id", "=", player.gymkhana_id)
    .where(
      "hash",
      "in",
      rows.map(({ hash }) => hash),
    )
    .execute();
  return rows.length;
}

export async function deletePlayer(transaction: Db, id: number): Promise<void> {
  await transaction.deleteFrom("play_players").where("id", "=", id).execute();
}
