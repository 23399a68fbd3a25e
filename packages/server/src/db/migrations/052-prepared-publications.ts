import type { ArchivedRow } from "../archived-row.ts";
import type { Connection, Db } from "../connection.ts";

export const name = "052-prepared-publications";

/** Icons that are kept with their picture, and publications whose icons and models for Quick Look are to be made. */
export async function up(db: Db, _engine: Connection["engine"]): Promise<void> {
  await db.schema
    .alterTable("assets")
    .addColumn("icon_id", "integer", (column) => column.references("stored_files.id"))
    .execute();
  await db.schema.createIndex("assets_icon_id").on("assets").column("icon_id").execute();
  await db.schema.alterTable("publications").addColumn("prepare_at", "text").execute();
  // Those of before are prepared as well, whenever there is time.
  await db
    .updateTable("publications")
    .set((eb) => ({ prepare_at: eb.ref("published_at") }))
    .execute();
  await db.schema
    .createIndex("publications_unprepared")
    .on("publications")
    .column("prepare_at")
    .where("prepare_at", "is not", null)
    .execute();
}

export function upgradeRow(table: string, row: ArchivedRow): ArchivedRow {
  if (table === "assets") return { ...row, icon_id: null };
  return table === "publications" ? { ...row, prepare_at: row["published_at"] ?? null } : row;
}
