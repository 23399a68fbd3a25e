import { endSessionsOf } from "../account/sign-out.ts";
import { notAllowed, notFound } from "../app-error.ts";
import { recordBy } from "../audit/record.ts";
import type { Connection } from "../db/connection.ts";
import { lockUsers } from "../db/lock-users.ts";
import type { Viewer } from "../viewer.ts";
import { permissionsOn } from "./permissions.ts";
import { findSeen } from "./repository.ts";

/** Ends all sessions of one of the viewer's own users, and says how many there were. */
export function endUserSessions(
  connection: Connection,
  viewer: Viewer,
  id: number,
): Promise<number> {
  return connection.db.transaction().execute(async (transaction) => {
    const user = await findSeen(transaction, viewer, id);
    if (!user) throw notFound();
    if (!permissionsOn(viewer, user).endSessions) throw notAllowed();
    await lockUsers(connection, transaction, [user.id]);
    const sessions = await endSessionsOf(transaction, user.id, "administrator");
    await recordBy(transaction, viewer, {
      event: "session-end",
      subject: user.email,
      details: { sessions },
    });
    return sessions;
  });
}
