import type { Connection } from "../../db/connection.ts";
import {
  claimChanged,
  editsOf,
  releaseChanged,
  saveChanged,
  textsAsRead,
} from "./page-edits-repository.ts";
import { indexPages, READER_LIMITS } from "./pdf-reader.ts";

/** Shorter than the claim, which is not renewed. */
const MOST_TIME = { processor: 50_000, clock: 55_000 };
/** Before another try, in ms. */
const WAIT = 10_000;
const STOP_EVERY = 500;

interface Log {
  warn(details: object, message: string): void;
}

/**
 * Makes the index anew of files whose pages the staff have changed, until there is none, or it is
 * stopped. Until then the bot answers by what was there before.
 */
export async function indexChanges(
  connection: Connection,
  log: Log,
  isStopped: () => boolean = () => false,
): Promise<void> {
  const { db } = connection;
  while (!isStopped()) {
    const file = await claimChanged(connection);
    if (!file) return;
    const ending = new AbortController();
    const timer = setInterval(() => isStopped() && ending.abort(), STOP_EVERY);
    try {
      const { count, edits } = await editsOf(db, file.id);
      const texts = await textsAsRead(db, file.id);
      const limits = { ...READER_LIMITS, maxTime: MOST_TIME };
      const task = { pages: texts, areClean: true, edits };
      const indexed = await indexPages(task, { limits, signal: ending.signal });
      if (typeof indexed === "string") throw new Error(`The index was refused: ${indexed}`);
      await saveChanged(db, file, { count, ...indexed });
    } catch (error) {
      if (!ending.signal.aborted) {
        log.warn({ err: error, file: file.id }, "changed pages could not be indexed; tried again");
      }
      await releaseChanged(db, file, ending.signal.aborted ? 0 : WAIT);
    } finally {
      clearInterval(timer);
    }
  }
}
