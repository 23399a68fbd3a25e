import type { Db } from "../connection.ts";
import type { ArchivedRow } from "../archived-row.ts";

export const name = "016-alt-texts";

/* Images have an alternative text in each of the languages of an experience. */

const COLUMNS = ["alt_cas", "alt_cat", "alt_eng"] as const;

export function upgradeRow(table: string, row: ArchivedRow): ArchivedRow {
  if (table !== "assets") return row;
  return { ...row, ...Object.fromEntries(COLUMNS.map((column) => [column, ""])) };
}

export async function up(db: Db): Promise<void> {
  for (const column of COLUMNS) {
    await db.schema
      .alterTable("assets")
      .addColumn(column, "text", (each) => each.notNull().defaultTo(""))
      .execute();
  }
}
