import { deleteExpiredLinks } from "./account/links-repository.ts";
import { deleteExpiredSessions } from "./account/sessions-repository.ts";
import type { Db } from "./db/connection.ts";
import { deleteFinished } from "./mail/queue-repository.ts";

const DAY = 24 * 60 * 60_000;
/** How long a mail's row stays after it was sent or given up: to whom, when, and why not. */
const MAILS_KEPT = 30 * DAY;

/** Deletes expired sessions and links, and the rows of old mails. The audit log is never touched. */
export async function clearExpired(db: Db, now = new Date()): Promise<void> {
  await deleteExpiredSessions(db, now);
  await deleteExpiredLinks(db, now);
  await deleteFinished(db, new Date(now.getTime() - MAILS_KEPT));
}
