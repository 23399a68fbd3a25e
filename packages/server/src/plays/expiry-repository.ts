import type { Connection, Db } from "../db/connection.ts";
import { holdPlayers } from "./repository.ts";

/** Some 20 ms on SQLite, in which no request is answered. */
const ROWS = 500;

/**
 * Deletes some of the events that came before a time, and their players where nothing is left of them.
 * @returns how many events
 */
export async function deleteSomeBefore(
  connection: Connection,
  transaction: Db,
  time: string,
): Promise<number> {
  const rows = await transaction
    .selectFrom("play_events")
    .select(["gymkhana_id", "hash", "player_id"])
    .where("received_at", "<", time)
    .orderBy("received_at")
    .limit(ROWS)
    .execute();
  if (rows.length === 0) return 0;
  const players = [...new Set(rows.map((row) => row.player_id))];
  await holdPlayers(connection, transaction, "id", players);
  for (const gymkhanaId of new Set(rows.map((row) => row.gymkhana_id))) {
    const own = rows.filter((row) => row.gymkhana_id === gymkhanaId).map(({ hash }) => hash);
    await transaction
      .deleteFrom("play_events")
      .where("gymkhana_id", "=", gymkhanaId)
      .where("hash", "in", own)
      .execute();
  }
  await transaction
    .deleteFrom("play_players")
    .where("id", "in", players)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom("play_events")
            .select("play_events.hash")
            .whereRef("play_events.player_id", "=", "play_players.id"),
        ),
      ),
    )
    .execute();
  return rows.length;
}
