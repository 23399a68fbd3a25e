import type { ArchivedRow } from "../archived-row.ts";
import type { Db } from "../connection.ts";

export const name = "055-event-sums";

/** What was counted of an event, for when the plays of its teams are deleted. */
export async function up(db: Db): Promise<void> {
  await db.schema.alterTable("events").addColumn("sums", "text").execute();
}

/** Archives of accounts have no events. */
export function upgradeRow(_table: string, row: ArchivedRow): ArchivedRow {
  return row;
}
