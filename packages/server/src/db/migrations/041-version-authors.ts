import type { ArchivedRow } from "../archived-row.ts";
import type { Db } from "../connection.ts";

export const name = "041-version-authors";

/** Who has saved a version that comes from an archive. */
export async function up(db: Db): Promise<void> {
  await db.schema
    .alterTable("versions")
    .addColumn("saved_by_name", "text", (column) => column.notNull().defaultTo(""))
    .execute();
}

/** No version came from an archive. */
export function upgradeRow(table: string, row: ArchivedRow): ArchivedRow {
  return table === "versions" ? { ...row, saved_by_name: "" } : row;
}
