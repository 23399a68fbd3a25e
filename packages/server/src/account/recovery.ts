import { normalEmail } from "@panel/domain/email";
import { USER_STATUS } from "@panel/domain/users";
import { record } from "../audit/record.ts";
import type { Connection } from "../db/connection.ts";
import { lockUsers } from "../db/lock-users.ts";
import type { Mails } from "./mails.ts";
import { deleteRequest, insertRequest, oldestRequest } from "./recovery-repository.ts";
import { findByEmail } from "./repository.ts";
import type { Throttles } from "../throttle/throttle.ts";

/**
 * Stores a request for recovery. Whether there is such an account is not even looked up here: the
 * work, and so the time that it takes, is the same for everybody.
 */
export async function requestRecovery(
  connection: Connection,
  email: string,
  address: string,
): Promise<void> {
  await connection.db.transaction().execute(async (transaction) => {
    await insertRequest(transaction, normalEmail(email));
    await record(transaction, { event: "recovery-request", actor: normalEmail(email), address });
  });
}

/**
 * Works through the stored requests, oldest first, and mails a link where there is a user.
 * @param isStopped once it holds, no further request is begun
 */
export async function processRecoveryRequests(
  connection: Connection,
  mails: Mails,
  throttles: Pick<Throttles, "mailToRecipient">,
  isStopped: () => boolean = () => false,
): Promise<void> {
  const next = () => (isStopped() ? undefined : oldestRequest(connection.db));
  for (let request = await next(); request; request = await next()) {
    const { id, email } = request;
    await connection.db.transaction().execute(async (transaction) => {
      // Another node may have taken the request.
      if (!(await deleteRequest(transaction, id))) return;
      const known = await findByEmail(transaction, email);
      // The lock keeps other nodes from making a link for the user meanwhile: only the latest link
      // works.
      const [user] = known ? await lockUsers(connection, transaction, [known.id]) : [];
      if (user?.status !== USER_STATUS.pending && user?.status !== USER_STATUS.active) return;
      // Who has had several mails can use the last one.
      if (await throttles.mailToRecipient.countWithin(transaction, user.email)) return;
      if (user.status === USER_STATUS.pending) await mails.confirmation(transaction, user);
      else await mails.recovery(transaction, user);
    });
  }
}
