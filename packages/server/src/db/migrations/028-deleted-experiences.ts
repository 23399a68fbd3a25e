import { sql } from "kysely";
import type { ArchivedRow } from "../archived-row.ts";
import type { Db } from "../connection.ts";

export const name = "028-deleted-experiences";

/*
 * Deleted experiences are found without reading all of them: what is known of their plays is looked for every few
 * minutes.
 */

const DELETED = 3;

/** No table that there was before changes. */
export const upgradeRow = (_table: string, row: ArchivedRow): ArchivedRow => row;

export async function up(db: Db): Promise<void> {
  await sql`create index gymkhanas_deleted on gymkhanas (id) where state = ${sql.lit(DELETED)}`.execute(
    db,
  );
}
