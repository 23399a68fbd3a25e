import type { Connection, Db } from "../db/connection.ts";
import { USER_STATUS } from "../db/schema.ts";
import { record } from "../audit/record.ts";
import type { Mails } from "../mail/mails.ts";
import { findByEmail } from "./repository.ts";
import { normalEmail } from "@panel/domain/users";
import type { Throttles } from "./throttle.ts";

/**
 * Takes a wish for recovery in. Whether there is such an account is not even looked up here: the
 * work, and so the time that it takes, is the same for everybody.
 */
export async function askForRecovery(
  connection: Connection,
  email: string,
  address: string,
): Promise<void> {
  await connection.db.transaction().execute(async (transaction) => {
    await transaction
      .insertInto("recovery_requests")
      .values({ email: normalEmail(email), created_at: new Date().toISOString() })
      .execute();
    await record(transaction, { event: "recovery-request", actor: normalEmail(email), address });
  });
}

/** Looks into the wishes that were taken in, oldest first, and mails a link where there is a user. */
export async function answerRecoveries(
  connection: Connection,
  mails: Mails,
  throttles: Throttles,
): Promise<void> {
  const { db } = connection;
  for (let wish = await oldest(db); wish; wish = await oldest(db)) {
    const { id, email } = wish;
    const known = await findByEmail(db, email);
    const held = known && (await throttles.mailToUser.count(String(known.id)));
    await db.transaction().execute(async (transaction) => {
      const taken = await transaction
        .deleteFrom("recovery_requests")
        .where("id", "=", id)
        .executeTakeFirst();
      // Another node may have been faster; whoever has had several mails still has the last one.
      if (taken.numDeletedRows === 0n || held) return;
      const user = await findByEmail(transaction, email);
      if (user?.status === USER_STATUS.pending) await mails.confirmation(transaction, user);
      if (user?.status === USER_STATUS.active) await mails.recovery(transaction, user);
    });
  }
}

function oldest(db: Db) {
  return db.selectFrom("recovery_requests").selectAll().orderBy("id").limit(1).executeTakeFirst();
}
