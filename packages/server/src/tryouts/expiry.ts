import { TRY_NOTE_DAYS } from "@panel/domain/tryouts";
import type { Connection } from "../db/connection.ts";
import type { Files } from "../storage/files.ts";
import { deleteEnded, deleteOldNotes } from "./expiry-repository.ts";

const DAY = 24 * 60 * 60_000;
/** Notes that are deleted in one transaction. */
const NOTES = 100;

/** Deletes links that have ended, old notes with their photos, and all that is of deleted experiences. */
export async function clearTryouts(
  { db }: Connection,
  files: Pick<Files, "release">,
  { isStopped = () => false, now = new Date() }: { isStopped?: () => boolean; now?: Date } = {},
): Promise<void> {
  await deleteEnded(db, now.toISOString());
  const before = new Date(now.getTime() - TRY_NOTE_DAYS * DAY).toISOString();
  while (!isStopped()) {
    const deleted = await db.transaction().execute(async (transaction) => {
      const notes = await deleteOldNotes(transaction, before, NOTES);
      for (const { photo_id } of notes) {
        if (photo_id !== null) await files.release(transaction, photo_id);
      }
      return notes.length;
    });
    if (deleted < NOTES) return;
  }
}
