import type { Connection, Db } from "../db/connection.ts";
import { lockUsers } from "../resources/repository.ts";
import { record } from "../audit/record.ts";
import type { Mails } from "./mails.ts";
import { findByEmail } from "./repository.ts";
import { normalEmail } from "@panel/domain/email";
import { USER_STATUS } from "@panel/domain/users";
import type { Throttles } from "./throttle.ts";

/**
 * Takes a wish for recovery in. Whether there is such an account is not even looked up here: the
 * work, and so the time that it takes, is the same for everybody.
 */
export async function requestRecovery(
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

/**
 * Looks into the wishes that were taken in, oldest first, and mails a link where there is a user.
 * @param isStopped once it holds, no further wish is begun
 */
export async function processRecoveryRequests(
  connection: Connection,
  mails: Mails,
  throttles: Pick<Throttles, "mailToUser">,
  isStopped: () => boolean = () => false,
): Promise<void> {
  const next = () => (isStopped() ? undefined : oldest(connection.db));
  for (let wish = await next(); wish; wish = await next()) {
    const { id, email } = wish;
    await connection.db.transaction().execute(async (transaction) => {
      // Another node may have been faster.
      if (!(await takeWish(transaction, id))) return;
      const known = await findByEmail(transaction, email);
      // Nobody else makes a link for the user meanwhile: the last one made is the one that works.
      const [user] = known ? await lockUsers(connection, transaction, [known.id]) : [];
      if (user?.status !== USER_STATUS.pending && user?.status !== USER_STATUS.active) return;
      // Whoever has had several mails still has the last one.
      if (await throttles.mailToUser.countWithin(transaction, String(user.id))) return;
      if (user.status === USER_STATUS.pending) await mails.confirmation(transaction, user);
      else await mails.recovery(transaction, user);
    });
  }
}

function oldest(db: Db) {
  return db.selectFrom("recovery_requests").selectAll().orderBy("id").limit(1).executeTakeFirst();
}

async function takeWish(db: Db, id: number): Promise<boolean> {
  const taken = await db.deleteFrom("recovery_requests").where("id", "=", id).executeTakeFirst();
  return taken.numDeletedRows > 0n;
}
