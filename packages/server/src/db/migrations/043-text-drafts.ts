import type { ArchivedRow } from "../archived-row.ts";
import type { Db } from "../connection.ts";

export const name = "043-text-drafts";

/** Machine drafts of translations, the runs that make them, and the glossaries that go along. */
export async function up(db: Db): Promise<void> {
  await db.schema
    .createTable("text_drafts")
    .addColumn("gymkhana_id", "integer", (column) =>
      column.notNull().references("gymkhanas.id").onDelete("cascade"),
    )
    .addColumn("point_id", "integer", (column) => column.notNull())
    .addColumn("path", "text", (column) => column.notNull())
    .addColumn("language", "text", (column) => column.notNull())
    .addColumn("text", "text", (column) => column.notNull())
    .addColumn("source", "text", (column) => column.notNull())
    .addColumn("replaced", "text", (column) => column.notNull())
    .addColumn("made_at", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("text_drafts_key", ["gymkhana_id", "point_id", "path", "language"])
    .execute();
  await db.schema
    .createTable("draft_runs")
    .addColumn("gymkhana_id", "integer", (column) =>
      column.primaryKey().references("gymkhanas.id").onDelete("cascade"),
    )
    .addColumn("started_at", "text", (column) => column.notNull())
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("failure", "text")
    .addColumn("total", "integer", (column) => column.notNull())
    .addColumn("drafted", "integer", (column) => column.notNull())
    .addColumn("plan", "text", (column) => column.notNull())
    .addColumn("claimed_until", "text")
    .addColumn("ended_at", "text")
    .execute();
  await db.schema
    .createTable("glossaries")
    .addColumn("user_id", "integer", (column) =>
      column.primaryKey().references("users.id").onDelete("cascade"),
    )
    .addColumn("version", "integer", (column) => column.notNull())
    .addColumn("entries", "text", (column) => column.notNull())
    .execute();
}

/** The step adds tables only. */
export function upgradeRow(_table: string, row: ArchivedRow): ArchivedRow {
  return row;
}
