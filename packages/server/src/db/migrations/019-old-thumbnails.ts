import { sql } from "kysely";
import type { Db } from "../connection.ts";
import type { ArchivedRow } from "../archived-row.ts";

export const name = "019-old-thumbnails";

/* Thumbnails of models that there are already may show the model as a speck, so a new one is proposed. */

const MODEL = 0;

export function upgradeRow(table: string, row: ArchivedRow): ArchivedRow {
  if (table !== "assets") return row;
  return { ...row, thumbnail_is_old: row["type"] === MODEL ? 1 : 0 };
}

export async function up(db: Db): Promise<void> {
  await db.schema
    .alterTable("assets")
    .addColumn("thumbnail_is_old", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
  await sql`update assets set thumbnail_is_old = 1 where type = ${MODEL}`.execute(db);
}
