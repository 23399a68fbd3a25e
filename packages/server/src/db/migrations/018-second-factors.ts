import type { Db } from "../connection.ts";
import type { ArchivedRow } from "../archived-row.ts";

export const name = "018-second-factors";

/* Users may have a second factor for signing in. */

/** No table that there was before changes. */
export const upgradeRow = (_table: string, row: ArchivedRow): ArchivedRow => row;

export async function up(db: Db): Promise<void> {
  await db.schema
    .createTable("second_factors")
    .addColumn("user_id", "integer", (column) => column.primaryKey().references("users.id"))
    .addColumn("secret", "text")
    .addColumn("since", "text")
    .addColumn("last_step", "integer")
    .addColumn("pending_secret", "text")
    .execute();
  await db.schema
    .createTable("recovery_codes")
    .addColumn("hash", "text", (column) => column.primaryKey())
    .addColumn("user_id", "integer", (column) => column.notNull().references("users.id"))
    .execute();
  await db.schema
    .createIndex("recovery_codes_user")
    .on("recovery_codes")
    .column("user_id")
    .execute();
}
