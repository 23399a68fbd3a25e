import { EVENT_NAME_DAYS, PLANNED_DAYS } from "@panel/domain/events/teams";
import type { Connection } from "../db/connection.ts";
import { begin, type BeginParts, deleteWithVisits, end, forgetNames } from "./begin.ts";
import { listDue, listForgotten, listNamed } from "./events-repository.ts";
import type { EventNews } from "./news.ts";

const DAY = 24 * 60 * 60_000;
const AT_ONCE = 100;

/** Stores of events that their clock has started or ended that it has. How they stand is computed, and waits for nobody. */
export async function settleEvents(
  parts: BeginParts & { news: Pick<EventNews, "tell"> },
  isStopped: () => boolean = () => false,
): Promise<void> {
  const { connection, news } = parts;
  for (const { id } of await listDue(connection.db, new Date().toISOString())) {
    if (isStopped()) return;
    await connection.db.transaction().execute(async (transaction) => {
      await begin(parts, transaction, id);
      await end(connection, transaction, id);
    });
    news.tell(id);
  }
}

/** Deletes names, codes and texts of events that ended some weeks ago, and events that nobody will start. */
export async function clearEvents(
  connection: Connection,
  { isStopped = () => false, now = new Date() }: { isStopped?: () => boolean; now?: Date } = {},
): Promise<void> {
  const { db } = connection;
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY).toISOString();
  await inParts(isStopped, async () => {
    const events = await listNamed(db, daysAgo(EVENT_NAME_DAYS), AT_ONCE);
    for (const { id } of events) {
      await db.transaction().execute((transaction) => forgetNames(connection, transaction, id));
    }
    return events.length;
  });
  await inParts(isStopped, async () => {
    const events = await listForgotten(db, daysAgo(PLANNED_DAYS), AT_ONCE);
    for (const { id } of events) {
      await db.transaction().execute((transaction) => deleteWithVisits(transaction, id));
    }
    return events.length;
  });
}

/** Does parts of some work until one is not full. */
async function inParts(isStopped: () => boolean, work: () => Promise<number>): Promise<void> {
  while (!isStopped()) if ((await work()) < AT_ONCE) return;
}
