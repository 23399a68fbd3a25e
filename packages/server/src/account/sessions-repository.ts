import { compiledQuery } from "../db/compiled-query.ts";
import type { Db } from "../db/connection.ts";
import type { SessionRow, User } from "../db/schema.ts";
import { USER_STATUS } from "@panel/domain/users";

export async function insertSession(db: Db, row: SessionRow): Promise<void> {
  await db.insertInto("sessions").values(row).execute();
}

type SessionUser = Pick<User, "id" | "role" | "email" | "token_version"> & { last_seen_at: string };

const sessionUsers = compiledQuery((db, { id, userId }: { id: string; userId: number }) =>
  db
    .selectFrom("sessions")
    .innerJoin("users", "users.id", "sessions.user_id")
    .select(["users.id", "users.role", "users.email", "users.token_version"])
    .select(["sessions.last_seen_at", "sessions.expires_at"])
    .where("sessions.id", "=", id)
    .where("users.id", "=", userId)
    .where("users.status", "=", USER_STATUS.active)
    .where("users.deleted_at", "is", null),
);

/** The user of a session that holds and when it was last used; undefined unless the user is active. */
export async function findSessionUser(
  db: Db,
  id: string,
  userId: number,
  now: Date,
): Promise<SessionUser | undefined> {
  const [user] = await sessionUsers(db, { id, userId });
  return user && Date.parse(user.expires_at) > now.getTime() ? user : undefined;
}

/** The condition on when it was seen before lets one of several requests at once write. */
export async function markSeen(db: Db, id: string, before: string, now: Date): Promise<void> {
  await db
    .updateTable("sessions")
    .set({ last_seen_at: now.toISOString() })
    .where("id", "=", id)
    .where("last_seen_at", "=", before)
    .execute();
}

/** The user's sessions that still hold, the one used last first. */
export function listSessions(db: Db, userId: number): Promise<SessionRow[]> {
  return db
    .selectFrom("sessions")
    .selectAll()
    .where("user_id", "=", userId)
    .where("expires_at", ">", new Date().toISOString())
    .orderBy("last_seen_at", "desc")
    .orderBy("id")
    .execute();
}

/** Ends one session of the user; false when the user has no such session. */
export async function endSession(db: Db, userId: number, id: string): Promise<boolean> {
  const ended = await db
    .deleteFrom("sessions")
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return ended.numDeletedRows > 0n;
}

/** Ends all sessions of the user, or all but one, and says how many there were. */
export async function endSessions(db: Db, userId: number, butId?: string): Promise<number> {
  const sessions = db.deleteFrom("sessions").where("user_id", "=", userId);
  const { numDeletedRows } = await (
    butId === undefined ? sessions : sessions.where("id", "!=", butId)
  ).executeTakeFirst();
  return Number(numDeletedRows);
}

export async function deleteExpiredSessions(db: Db, now: Date): Promise<void> {
  await db.deleteFrom("sessions").where("expires_at", "<=", now.toISOString()).execute();
}
