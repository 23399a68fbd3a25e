import { record } from "../../audit/record.ts";
import type { Connection, Db } from "../../db/connection.ts";
import { lockUsers } from "../../db/lock-users.ts";
import type { Mails } from "../mails.ts";
import { knownUser } from "../change-role.ts";
import { deleteFactor } from "./repository.ts";

/** Takes a user's second factor and recovery codes away; says whether there were any. */
export function endSecondFactor(transaction: Db, userId: number): Promise<boolean> {
  return deleteFactor(transaction, userId);
}

/**
 * Turns off the second factor of a user who has lost it, also of the only super-admin.
 * @throws UsageError when there is no such user
 */
export function resetSecondFactor(
  connection: Connection,
  mails: Pick<Mails, "secondFactorChanged">,
  email: string | undefined,
): Promise<string> {
  return connection.db.transaction().execute(async (transaction) => {
    const user = await knownUser(transaction, email);
    await lockUsers(connection, transaction, [user.id]);
    if (!(await endSecondFactor(transaction, user.id))) return `${user.email} has no second factor`;
    await mails.secondFactorChanged(transaction, user, "reset");
    await record(transaction, {
      event: "second-factor-reset",
      subject: user.email,
      details: { by: "command line" },
    });
    return `${user.email} signs in without a second factor now`;
  });
}
