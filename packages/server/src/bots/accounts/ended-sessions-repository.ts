import type { Db } from "../../db/connection.ts";
import type { PanelSession } from "./tokens.ts";

/** Remembers that sessions of a panel elsewhere are over, until the tokens made in them have expired. */
export async function rememberEnded(db: Db, sessions: readonly PanelSession[]): Promise<void> {
  if (sessions.length === 0) return;
  await db
    .insertInto("bot_ended_sessions")
    .values(
      sessions.map(({ id, expiresAt }) => ({
        id,
        expires_at: new Date(expiresAt * 1000).toISOString(),
      })),
    )
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute();
}

export async function isEnded(db: Db, id: string): Promise<boolean> {
  const ended = await db
    .selectFrom("bot_ended_sessions")
    .select("id")
    .where("id", "=", id)
    .executeTakeFirst();
  return ended !== undefined;
}

export async function deleteExpiredEnds(db: Db, now: Date): Promise<void> {
  await db.deleteFrom("bot_ended_sessions").where("expires_at", "<=", now.toISOString()).execute();
}
