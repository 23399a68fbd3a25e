import type { ArchivedRow } from "../archived-row.ts";
import type { Db } from "../connection.ts";

export const name = "038-outdated-texts";

/** Translations whose source was changed. Those of before count as made from the present source, so nothing is filled in. */
export async function up(db: Db): Promise<void> {
  await db.schema
    .createTable("outdated_texts")
    .addColumn("gymkhana_id", "integer", (column) =>
      column.notNull().references("gymkhanas.id").onDelete("cascade"),
    )
    .addColumn("point_id", "integer", (column) => column.notNull())
    .addColumn("path", "text", (column) => column.notNull())
    .addColumn("language", "text", (column) => column.notNull())
    .addColumn("source", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("outdated_texts_key", ["gymkhana_id", "point_id", "path", "language"])
    .execute();
}

/** The step adds a table only. */
export function upgradeRow(_table: string, row: ArchivedRow): ArchivedRow {
  return row;
}
