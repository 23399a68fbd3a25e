import type { ArchivedRow } from "../archived-row.ts";
import type { Db } from "../connection.ts";

export const name = "029-user-labels";

/* Editors can be of a class or group, by which lists are filtered. */

export function upgradeRow(table: string, row: ArchivedRow): ArchivedRow {
  return table === "users" ? { ...row, label: "" } : row;
}

export async function up(db: Db): Promise<void> {
  await db.schema
    .alterTable("users")
    .addColumn("label", "text", (column) => column.notNull().defaultTo(""))
    .execute();
}
