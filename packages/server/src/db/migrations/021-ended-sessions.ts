import type { Db } from "../connection.ts";
import type { ArchivedRow } from "../archived-row.ts";

export const name = "021-ended-sessions";

/*
 * Ended sessions are remembered until their tokens have expired anyway: the panel can say why they
 * ended, and a bot platform elsewhere learns of them. Keys that are made once are kept encrypted.
 */

/** No table that there was before changes. */
export const upgradeRow = (_table: string, row: ArchivedRow): ArchivedRow => row;

export async function up(db: Db): Promise<void> {
  await db.schema
    .createTable("ended_sessions")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("user_id", "integer", (column) => column.notNull())
    .addColumn("reason", "text", (column) => column.notNull())
    .addColumn("ended_at", "text", (column) => column.notNull())
    .addColumn("expires_at", "text", (column) => column.notNull())
    .addColumn("told_at", "text")
    .execute();
  await db.schema
    .createIndex("ended_sessions_told")
    .on("ended_sessions")
    .columns(["told_at", "expires_at"])
    .execute();
  await db.schema.createIndex("sessions_last_seen").on("sessions").column("last_seen_at").execute();
  await db.schema
    .createTable("bot_ended_sessions")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("expires_at", "text", (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("kept_keys")
    .addColumn("name", "text", (column) => column.primaryKey())
    .addColumn("key", "text", (column) => column.notNull())
    .execute();
}
