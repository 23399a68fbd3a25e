import { sql } from "kysely";
import type { Db } from "../connection.ts";
import type { ArchivedRow } from "../archived-row.ts";

export const name = "006-mail-deadlines";

/** Rows of an archive stay as they are. */
export const upgradeRow = (_table: string, row: ArchivedRow): ArchivedRow => row;

/** Mails go out in the order in which what they say expires, not in that of their arrival. */
export async function up(db: Db): Promise<void> {
  await db.schema.dropIndex("mails_waiting").execute();
  await sql`create index mails_waiting on mails (expires_at, next_try_at)
    where sent_at is null and given_up_at is null`.execute(db);
}
