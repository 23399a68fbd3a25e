import { deleteExpiredLinks } from "./account/links-repository.ts";
import { deleteExpiredSignIns } from "./account/providers/repository.ts";
import { deleteExpiredSessions } from "./account/sessions-repository.ts";
import type { Connection } from "./db/connection.ts";
import { deleteFinished } from "./mail/queue-repository.ts";
import { deleteErased } from "./plays/erasure.ts";
import { countAllOldPlayers, deleteOldEvents } from "./plays/expiry.ts";
import { clearDeletions } from "./points/deletions-repository.ts";

const DAY = 24 * 60 * 60_000;
/** How long a mail's row stays after it was sent or given up: to whom, when, and why not. */
const MAILS_KEPT = 30 * DAY;

/** How long a deletion of points can be undone. */
const DELETIONS_KEPT = DAY;

/**
 * Deletes expired sessions and links, the rows of old mails, what only an undo would need, and old events of plays. The
 * audit log is never touched.
 */
export async function clearExpired(
  connection: Connection,
  {
    playEventDays,
    now = new Date(),
    isStopped,
  }: { playEventDays: number; now?: Date; isStopped?: () => boolean },
): Promise<void> {
  const { db } = connection;
  await deleteExpiredSessions(db, now);
  await deleteExpiredLinks(db, now);
  await deleteExpiredSignIns(db, now);
  await deleteFinished(db, new Date(now.getTime() - MAILS_KEPT));
  await clearDeletions(db, new Date(now.getTime() - DELETIONS_KEPT));
  await deleteErased(connection, isStopped);
  await countAllOldPlayers(connection, isStopped);
  await deleteOldEvents(connection, playEventDays, now, isStopped);
}
