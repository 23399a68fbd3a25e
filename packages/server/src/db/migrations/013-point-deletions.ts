import type { Connection, Db } from "../connection.ts";
import type { ArchivedRow } from "../archived-row.ts";

export const name = "013-point-deletions";

/** No backup holds the new table. */
export const upgradeRow = (_table: string, row: ArchivedRow): ArchivedRow => row;

export async function up(db: Db, engine: Connection["engine"]): Promise<void> {
  await db.schema
    .createTable("point_deletions")
    .addColumn("id", "integer", (column) =>
      engine === "sqlite"
        ? column.primaryKey().autoIncrement()
        : column.primaryKey().generatedByDefaultAsIdentity(),
    )
    .addColumn("gymkhana_id", "integer", (column) =>
      column.notNull().references("gymkhanas.id").onDelete("cascade"),
    )
    .addColumn("content", "text", (column) => column.notNull())
    .addColumn("deleted_at", "text", (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex("point_deletions_gymkhana")
    .on("point_deletions")
    .column("gymkhana_id")
    .execute();
}
