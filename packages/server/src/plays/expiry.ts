import { setImmediate } from "node:timers/promises";
import type { Connection } from "../db/connection.ts";
import { deleteSomeBefore } from "./expiry-repository.ts";

const DAY = 24 * 60 * 60_000;

/**
 * Deletes events that came longer ago than `days`, and players of whom nothing is left. Sums stay. Little by little, so
 * that nobody waits long meanwhile, until all are gone or the job is stopped.
 */
export async function deleteOldEvents(
  connection: Connection,
  days: number,
  now = new Date(),
  isStopped: () => boolean = () => false,
): Promise<void> {
  const before = new Date(now.getTime() - days * DAY).toISOString();
  while (!isStopped()) {
    const deleted = await connection.db
      .transaction()
      .execute((transaction) => deleteSomeBefore(connection, transaction, before));
    if (deleted === 0) return;
    // SQLite answers without a turn of the event loop: requests would wait until all are deleted.
    await setImmediate();
  }
}
