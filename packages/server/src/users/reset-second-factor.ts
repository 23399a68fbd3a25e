import { endSecondFactor } from "../account/second-factor/end-factor.ts";
import type { Mails } from "../account/mails.ts";
import { recordBy } from "../audit/record.ts";
import type { Connection } from "../db/connection.ts";
import { lockUsers } from "../db/lock-users.ts";
import { notAllowed, notFound } from "../app-error.ts";
import type { Viewer } from "../viewer.ts";
import { permissionsOn } from "./permissions.ts";
import { findSeen } from "./repository.ts";

interface Parts {
  connection: Connection;
  mails: Pick<Mails, "secondFactorChanged">;
}

/** Turns off the second factor of one of the viewer's own users, and tells the user by mail. */
export function resetSecondFactor(
  { connection, mails }: Parts,
  viewer: Viewer,
  id: number,
): Promise<void> {
  return connection.db.transaction().execute(async (transaction) => {
    const user = await findSeen(transaction, viewer, id);
    if (!user) throw notFound();
    if (!permissionsOn(viewer, { ...user, hasSecondFactor: true }).resetSecondFactor) {
      throw notAllowed();
    }
    await lockUsers(connection, transaction, [user.id]);
    if (!(await endSecondFactor(transaction, user.id))) return;
    await mails.secondFactorChanged(transaction, user, "reset");
    await recordBy(transaction, viewer, { event: "second-factor-reset", subject: user.email });
  });
}
