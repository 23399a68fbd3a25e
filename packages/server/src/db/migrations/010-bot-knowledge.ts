import type { Db } from "../connection.ts";
import type { ArchivedRow } from "../archived-row.ts";

export const name = "010-bot-knowledge";

export async function up(db: Db): Promise<void> {
  await db.schema
    .createTable("bot_pages")
    .addColumn("bot_file_id", "integer", (column) =>
      column.notNull().references("bot_files.id").onDelete("cascade"),
    )
    .addColumn("page", "integer", (column) => column.notNull())
    .addColumn("text", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("bot_pages_key", ["bot_file_id", "page"])
    .execute();
  await db.schema
    .createTable("bot_knowledge")
    .addColumn("bot_file_id", "integer", (column) =>
      column.primaryKey().references("bot_files.id").onDelete("cascade"),
    )
    .addColumn("index", "text", (column) => column.notNull())
    .addColumn("indexed_at", "text", (column) => column.notNull())
    .execute();
}

/** The step adds tables only. */
export function upgradeRow(_table: string, row: ArchivedRow): ArchivedRow {
  return row;
}
