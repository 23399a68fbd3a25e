import type { ArchivedRow } from "../archived-row.ts";
import type { Db } from "../connection.ts";

export const name = "051-model-usdz";

/** Models as USDZ, which are made when they are first asked for. */
export async function up(db: Db): Promise<void> {
  await db.schema
    .createTable("asset_usdz")
    .addColumn("asset_id", "integer", (column) =>
      column.notNull().references("assets.id").onDelete("cascade"),
    )
    .addColumn("form", "text", (column) => column.notNull())
    .addColumn("file_id", "integer", (column) => column.references("stored_files.id"))
    .addColumn("made_at", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("asset_usdz_key", ["asset_id", "form"])
    .execute();
  await db.schema.createIndex("asset_usdz_file").on("asset_usdz").column("file_id").execute();
}

/** The step adds a table only. */
export function upgradeRow(_table: string, row: ArchivedRow): ArchivedRow {
  return row;
}
