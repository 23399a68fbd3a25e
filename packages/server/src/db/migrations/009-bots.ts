import { sql } from "kysely";
import type { Connection, Db } from "../connection.ts";
import type { ArchivedRow } from "../archived-row.ts";

export const name = "009-bots";

export async function up(db: Db, engine: Connection["engine"]): Promise<void> {
  const withId = (table: string) =>
    db.schema
      .createTable(table)
      .addColumn("id", "integer", (column) =>
        engine === "sqlite"
          ? column.primaryKey().autoIncrement()
          : column.primaryKey().generatedByDefaultAsIdentity(),
      );
  await withId("bot_accounts")
    .addColumn("subject", "text", (column) => column.notNull().unique())
    .addColumn("email", "text", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .execute();

  await withId("bots")
    .addColumn("public_id", "text", (column) => column.notNull().unique())
    .addColumn("path", "text", (column) => column.notNull().unique())
    .addColumn("account_id", "integer", (column) => column.notNull().references("bot_accounts.id"))
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("description", "text", (column) => column.notNull())
    .addColumn("translations", "text", (column) => column.notNull())
    .addColumn("avatar_url", "text", (column) => column.notNull())
    .addColumn("primary_color", "text", (column) => column.notNull())
    .addColumn("secondary_color", "text", (column) => column.notNull())
    .addColumn("active", "integer", (column) => column.notNull())
    .addColumn("allowed_origins", "text", (column) => column.notNull())
    .addColumn("keeps_unanswered", "integer", (column) => column.notNull())
    .addColumn("request_id", "text")
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("updated_at", "text", (column) => column.notNull())
    .addUniqueConstraint("bots_request", ["account_id", "request_id"])
    .execute();
  await db.schema.createIndex("bots_account").on("bots").columns(["account_id", "id"]).execute();

  await withId("bot_files")
    .addColumn("bot_id", "integer", (column) =>
      column.notNull().references("bots.id").onDelete("cascade"),
    )
    .addColumn("file_name", "text", (column) => column.notNull())
    .addColumn("public_name", "text", (column) => column.notNull())
    .addColumn("bytes", "integer", (column) => column.notNull())
    .addColumn("sha256", "text", (column) => column.notNull())
    .addColumn("file_id", "integer", (column) => column.notNull().references("stored_files.id"))
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("reason", "text")
    .addColumn("pages", "integer")
    .addColumn("pages_read", "integer")
    .addColumn("scanned_pages", "text")
    .addColumn("attempts", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("claimed_until", "text")
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("updated_at", "text", (column) => column.notNull())
    .addUniqueConstraint("bot_files_name", ["bot_id", "file_name"])
    .execute();
  await db.schema.createIndex("bot_files_file_id").on("bot_files").column("file_id").execute();
  await sql`create index bot_files_unread on bot_files (id) where state in ('waiting', 'reading')`.execute(
    db,
  );

  await withId("bot_uploads")
    // The bytes outlive the bot until they are swept.
    .addColumn("bot_id", "integer", (column) => column.references("bots.id").onDelete("set null"))
    .addColumn("file_name", "text", (column) => column.notNull().unique())
    .addColumn("key", "text", (column) => column.notNull().unique())
    .addColumn("expires_at", "text", (column) => column.notNull())
    .addColumn("received_at", "text")
    .addColumn("used_at", "text")
    .addColumn("created_at", "text", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("bot_uploads_bot").on("bot_uploads").column("bot_id").execute();
  await db.schema
    .createIndex("bot_uploads_expiry")
    .on("bot_uploads")
    .column("expires_at")
    .execute();
}

/** The step adds tables only. */
export function upgradeRow(_table: string, row: ArchivedRow): ArchivedRow {
  return row;
}
