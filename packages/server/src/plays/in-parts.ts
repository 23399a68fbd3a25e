import { setImmediate } from "node:timers/promises";
import type { Connection, Db } from "../db/connection.ts";

/**
 * Does some work part by part, each in a transaction, until nothing is left or it is stopped.
 * @param work does one part; says whether nothing is left
 */
export async function inParts(
  connection: Connection,
  isStopped: () => boolean,
  work: (transaction: Db) => Promise<boolean>,
): Promise<void> {
  while (!isStopped()) {
    if (await connection.db.transaction().execute(work)) return;
    // SQLite answers without a turn of the event loop: requests would wait until all is done.
    await setImmediate();
  }
}
