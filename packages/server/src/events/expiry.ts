import { EVENT_NAME_DAYS } from "@panel/domain/events/teams";
import type { Connection } from "../db/connection.ts";
import { begin, end, forgetNames } from "./begin.ts";
import { listDue, listNamed } from "./events-repository.ts";
import type { EventNews } from "./news.ts";

const DAY = 24 * 60 * 60_000;
const AT_ONCE = 100;

/** Stores of events that their clock has started or ended that it has. How they stand is computed, and waits for nobody. */
export async function settleEvents(
  connection: Connection,
  news: Pick<EventNews, "tell">,
  isStopped: () => boolean = () => false,
): Promise<void> {
  for (const { id } of await listDue(connection.db, new Date().toISOString())) {
    if (isStopped()) return;
    await connection.db.transaction().execute(async (transaction) => {
      await begin(connection, transaction, id);
      await end(connection, transaction, id);
    });
    news.tell(id);
  }
}

/** Deletes names, codes and texts of events that ended some weeks ago. */
export async function clearEvents(
  connection: Connection,
  { isStopped = () => false, now = new Date() }: { isStopped?: () => boolean; now?: Date } = {},
): Promise<void> {
  const before = new Date(now.getTime() - EVENT_NAME_DAYS * DAY).toISOString();
  while (!isStopped()) {
    const events = await listNamed(connection.db, before, AT_ONCE);
    for (const { id } of events) {
      await connection.db
        .transaction()
        .execute((transaction) => forgetNames(connection, transaction, id));
    }
    if (events.length < AT_ONCE) return;
  }
}
