import type { Db } from "../db/connection.ts";

const DAY = 24 * 60 * 60_000;
/** How long a mail that is done leaves its trace: to whom, when, and why not. */
const MAILS_KEPT = 30 * DAY;

/** Clears away what has had its time: sessions, links and mails. The log is never touched. */
export async function clearExpired(db: Db, now = new Date()): Promise<void> {
  const at = now.toISOString();
  await db.deleteFrom("sessions").where("expires_at", "<=", at).execute();
  await db.deleteFrom("account_links").where("expires_at", "<=", at).execute();
  await db
    .deleteFrom("mails")
    .where("created_at", "<", new Date(now.getTime() - MAILS_KEPT).toISOString())
    .where((eb) => eb.or([eb("sent_at", "is not", null), eb("given_up_at", "is not", null)]))
    .execute();
}
