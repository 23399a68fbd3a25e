import { sql } from "kysely";
import type { Connection, Db } from "../connection.ts";
import type { ArchivedRow } from "../archived-row.ts";

export const name = "007-log-rows-stay";

/** Rows of an archive stay as they are. */
export const upgradeRow = (_table: string, row: ArchivedRow): ArchivedRow => row;

export async function up(db: Db, engine: Connection["engine"]): Promise<void> {
  if (engine === "sqlite") await refuseReplacedOnSqlite(db);
}

/**
 * SQLite's `insert or replace` removes the row that is in its way without asking the triggers
 * against deletion. Also used after a restore, which alone may replace the log.
 */
export async function refuseReplacedOnSqlite(db: Db): Promise<void> {
  await sql`create trigger audit_no_replace before insert on audit
    when exists (select 1 from audit where id = new.id)
    begin select raise(abort, 'audit is append-only'); end`.execute(db);
}
