import type { ArchivedRow } from "../archived-row.ts";
import type { Db } from "../connection.ts";

export const name = "047-asset-licences";

/* Whose an asset is, and by which licence it is used. */

const COLUMNS = { author: "", licence: "none", credit: "" } as const;

export async function up(db: Db): Promise<void> {
  for (const [column, value] of Object.entries(COLUMNS)) {
    await db.schema
      .alterTable("assets")
      .addColumn(column, "text", (each) => each.notNull().defaultTo(value))
      .execute();
  }
}

/** Nothing was said of it. */
export function upgradeRow(table: string, row: ArchivedRow): ArchivedRow {
  return table === "assets" ? { ...row, ...COLUMNS } : row;
}
