import type { ArchivedRow } from "../archived-row.ts";
import type { Db } from "../connection.ts";

export const name = "031-read-again";

/*
 * Knowledge files are read once more: tables are rows now, pages of a few lines keep them, and the
 * index has what visitors ask about. What is stored of the old reading goes when the new one begins.
 */

const AGAIN = {
  state: "waiting",
  reason: null,
  pages_read: null,
  attempts: 0,
  claimed_until: null,
} as const;

const isReadAgain = ({ state, reason }: ArchivedRow): boolean =>
  state === "ready" || (state === "refused" && reason === "scanned");

export function upgradeRow(table: string, row: ArchivedRow): ArchivedRow {
  return table === "bot_files" && isReadAgain(row) ? { ...row, ...AGAIN } : row;
}

export async function up(db: Db): Promise<void> {
  await db
    .updateTable("bot_files")
    .set(AGAIN)
    .where((eb) =>
      eb.or([
        eb("state", "=", "ready"),
        eb.and([eb("state", "=", "refused"), eb("reason", "=", "scanned")]),
      ]),
    )
    .execute();
}
