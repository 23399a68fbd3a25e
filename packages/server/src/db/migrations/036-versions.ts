import { sql } from "kysely";
import type { ArchivedRow } from "../archived-row.ts";
import type { Connection, Db } from "../connection.ts";

export const name = "036-versions";

/** Rows of other tables stay as they are. What is stored becomes a version with its next save. */
export const upgradeRow = (_table: string, row: ArchivedRow): ArchivedRow => row;

export async function up(db: Db, engine: Connection["engine"]): Promise<void> {
  await db.schema
    .createTable("versions")
    .addColumn("gymkhana_id", "integer", (column) =>
      column.notNull().references("gymkhanas.id").onDelete("cascade"),
    )
    .addColumn("number", "integer", (column) => column.notNull())
    .addColumn("saved_at", "text", (column) => column.notNull())
    .addColumn("saved_by", "integer")
    .addColumn("device", "text", (column) => column.notNull())
    .addColumn("name", "text", (column) => column.notNull().defaultTo(""))
    .addColumn("restored", "integer")
    .addColumn("notes", "text", (column) => column.notNull())
    .addColumn("manifest", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("versions_key", ["gymkhana_id", "number"])
    .execute();
  await db.schema
    .createTable("version_parts")
    .addColumn("id", "integer", (column) =>
      engine === "sqlite"
        ? column.primaryKey()
        : column.primaryKey().generatedByDefaultAsIdentity(),
    )
    .addColumn("gymkhana_id", "integer", (column) =>
      column.notNull().references("gymkhanas.id").onDelete("cascade"),
    )
    .addColumn("hash", "text", (column) => column.notNull())
    .addColumn("content", "text", (column) => column.notNull())
    .addUniqueConstraint("version_parts_hash", ["gymkhana_id", "hash"])
    .execute();
  // What was saved of points is in the versions from now on.
  await sql`delete from revisions where kind = 'mappoint'`.execute(db);
  await db.schema
    .createTable("version_assets")
    .addColumn("gymkhana_id", "integer", (column) =>
      column.notNull().references("gymkhanas.id").onDelete("cascade"),
    )
    .addColumn("asset_id", "integer", (column) => column.notNull())
    .addPrimaryKeyConstraint("version_assets_key", ["asset_id", "gymkhana_id"])
    .execute();
  await db.schema
    .createIndex("version_assets_gymkhana")
    .on("version_assets")
    .column("gymkhana_id")
    .execute();
}
