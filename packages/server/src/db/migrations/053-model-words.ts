import type { ArchivedRow } from "../archived-row.ts";
import type { Db } from "../connection.ts";

export const name = "053-model-words";

/** What a model's provider said of an answer that failed. */
export async function up(db: Db): Promise<void> {
  await db.schema.alterTable("bot_model_states").addColumn("said", "text").execute();
}

/** The table is emptied in an archive. */
export function upgradeRow(_table: string, row: ArchivedRow): ArchivedRow {
  return row;
}
