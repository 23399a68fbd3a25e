import type { ArchivedRow } from "../archived-row.ts";
import type { Connection, Db } from "../connection.ts";

export const name = "050-model-links";

/** Links with which a phone shows a model, and the size that was chosen there. */
export async function up(db: Db, engine: Connection["engine"]): Promise<void> {
  await db.schema
    .createTable("model_links")
    .addColumn("id", "integer", (column) =>
      engine === "sqlite"
        ? column.primaryKey().autoIncrement()
        : column.primaryKey().generatedByDefaultAsIdentity(),
    )
    .addColumn("asset_id", "integer", (column) =>
      column.notNull().references("assets.id").onDelete("cascade"),
    )
    .addColumn("user_id", "integer", (column) =>
      column.notNull().references("users.id").onDelete("cascade"),
    )
    .addColumn("token_hash", "text", (column) => column.notNull().unique())
    .addColumn("plays", "integer")
    .addColumn("clip", "text", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("expires_at", "text", (column) => column.notNull())
    .addColumn("last_used_at", "text")
    .addColumn("chosen_id", "text")
    .addColumn("chosen_scale", "double precision")
    .addColumn("chosen_height", "double precision")
    .addColumn("chosen_at", "text")
    .execute();
  for (const column of ["asset_id", "user_id", "expires_at"]) {
    await db.schema.createIndex(`model_links_${column}`).on("model_links").column(column).execute();
  }
}

/** The step adds a table only. */
export function upgradeRow(_table: string, row: ArchivedRow): ArchivedRow {
  return row;
}
