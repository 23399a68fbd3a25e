import type { ArchivedRow } from "../archived-row.ts";
import type { Db } from "../connection.ts";

export const name = "040-asset-speech";

/** What an audio was made from that a machine has spoken. */
export async function up(db: Db): Promise<void> {
  await db.schema.alterTable("assets").addColumn("speech", "text").execute();
}

/** No audio was spoken by a machine. */
export function upgradeRow(table: string, row: ArchivedRow): ArchivedRow {
  return table === "assets" ? { ...row, speech: null } : row;
}
