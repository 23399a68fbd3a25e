import type { ArchivedRow } from "../archived-row.ts";
import type { Connection, Db } from "../connection.ts";

export const name = "037-tryouts";

/** Links with which a route is tried, what was noted with them, and walks that are kept. */
export async function up(db: Db, engine: Connection["engine"]): Promise<void> {
  const ofExperience = (table: string) =>
    db.schema
      .createTable(table)
      .addColumn("id", "integer", (column) =>
        engine === "sqlite"
          ? column.primaryKey().autoIncrement()
          : column.primaryKey().generatedByDefaultAsIdentity(),
      )
      .addColumn("gymkhana_id", "integer", (column) =>
        column.notNull().references("gymkhanas.id").onDelete("cascade"),
      );
  await ofExperience("try_links")
    .addColumn("token_hash", "text", (column) => column.notNull().unique())
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("expires_at", "text", (column) => column.notNull())
    .addColumn("last_used_at", "text")
    .execute();
  await ofExperience("try_notes")
    .addColumn("link_hash", "text", (column) => column.notNull())
    .addColumn("sent_id", "text", (column) => column.notNull())
    .addColumn("text", "text", (column) => column.notNull())
    .addColumn("language", "text", (column) => column.notNull())
    .addColumn("point_id", "integer")
    .addColumn("latitude", "double precision")
    .addColumn("longitude", "double precision")
    .addColumn("accuracy", "double precision")
    .addColumn("photo_id", "integer", (column) => column.references("stored_files.id"))
    .addColumn("written_at", "text", (column) => column.notNull())
    .addColumn("received_at", "text", (column) => column.notNull())
    .addColumn("done", "integer", (column) => column.notNull())
    .addUniqueConstraint("try_notes_sent", ["link_hash", "sent_id"])
    .execute();
  await ofExperience("kept_walks")
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("steps", "text", (column) => column.notNull())
    .addColumn("ended", "text", (column) => column.notNull())
    .addColumn("request_id", "text")
    .addColumn("created_at", "text", (column) => column.notNull())
    .addUniqueConstraint("kept_walks_request", ["gymkhana_id", "request_id"])
    .execute();
  for (const table of ["try_links", "try_notes", "kept_walks"]) {
    await db.schema.createIndex(`${table}_of`).on(table).column("gymkhana_id").execute();
  }
  await db.schema.createIndex("try_links_end").on("try_links").column("expires_at").execute();
  await db.schema.createIndex("try_notes_age").on("try_notes").column("received_at").execute();
}

/** The step adds tables only. */
export function upgradeRow(_table: string, row: ArchivedRow): ArchivedRow {
  return row;
}
