import type { Db } from "../db/connection.ts";
import type { PlayEventRow } from "../db/plays-schema.ts";

export type OldEvent = Pick<PlayEventRow, "gymkhana_id" | "hash" | "player_id" | "play">;

/** Some of the events that came before a time. */
export function someBefore(db: Db, time: string, limit: number): Promise<OldEvent[]> {
  return db
    .selectFrom("play_events")
    .select(["gymkhana_id", "hash", "player_id", "play"])
    .where("received_at", "<", time)
    .orderBy("received_at")
    .limit(limit)
    .execute();
}

export async function deleteEvents(transaction: Db, events: readonly OldEvent[]): Promise<void> {
  for (const experienceId of new Set(events.map((row) => row.gymkhana_id))) {
    const own = events.filter((row) => row.gymkhana_id === experienceId).map(({ hash }) => hash);
    await transaction
      .deleteFrom("play_events")
      .where("gymkhana_id", "=", experienceId)
      .where("hash", "in", own)
      .execute();
  }
}

/** Deletes those of the players of whom there is no event, with what is kept of them. */
export async function deletePlayersWithoutEvents(
  transaction: Db,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return;
  await transaction
    .deleteFrom("play_players")
    .where("id", "in", ids)
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
}
