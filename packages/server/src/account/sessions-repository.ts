import { chunks } from "../db/chunks.ts";
import { compiledQuery } from "../db/compiled-query.ts";
import type { Db } from "../db/connection.ts";
import type { EndedSession, SessionRow, User } from "../db/schema.ts";
import type { SessionEnd } from "@panel/domain/session-end";
import { USER_STATUS } from "@panel/domain/users";

/** Sessions that one statement ends at most. */
const AT_ONCE = 500;

export async function insertSession(db: Db, row: SessionRow): Promise<void> {
  await db.insertInto("sessions").values(row).execute();
}

export type SessionUser = Pick<User, "id" | "role" | "email" | "token_version"> &
  Pick<SessionRow, "last_seen_at" | "expires_at" | "user_agent">;

const sessionUsers = compiledQuery((db, { id, userId }: { id: string; userId: number }) =>
  db
    .selectFrom("sessions")
    .innerJoin("users", "users.id", "sessions.user_id")
    .select(["users.id", "users.role", "users.email", "users.token_version"])
    .select(["sessions.last_seen_at", "sessions.expires_at", "sessions.user_agent"])
    .where("sessions.id", "=", id)
    .where("users.id", "=", userId)
    .where("users.status", "=", USER_STATUS.active)
    .where("users.deleted_at", "is", null),
);

/** The user of a session that has not been ended, and when it was last used; undefined unless the user is active. */
export async function findSessionUser(
  db: Db,
  id: string,
  userId: number,
): Promise<SessionUser | undefined> {
  const [user] = await sessionUsers(db, { id, userId });
  return user;
}

/** Why a session of the user was ended, while that is remembered. */
export async function findEnd(db: Db, id: string, userId: number): Promise<SessionEnd | undefined> {
  const ended = await db
    .selectFrom("ended_sessions")
    .select("reason")
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return ended?.reason;
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

/** Lets a session go on until another moment. */
export async function extendSession(db: Db, id: string, expiresAt: Date): Promise<void> {
  await db
    .updateTable("sessions")
    .set({ expires_at: expiresAt.toISOString() })
    .where("id", "=", id)
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
export async function endSession(
  transaction: Db,
  userId: number,
  id: string,
  reason: SessionEnd,
): Promise<boolean> {
  const ended = await transaction
    .deleteFrom("sessions")
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .returning(["id", "user_id", "expires_at"])
    .execute();
  await remember(transaction, ended, reason);
  return ended.length > 0;
}

/** Ends all sessions of the user, or all but one, and says how many there were that had not expired. */
export async function endSessions(
  transaction: Db,
  userId: number,
  reason: SessionEnd,
  butId?: string,
): Promise<number> {
  const sessions = transaction.deleteFrom("sessions").where("user_id", "=", userId);
  const ended = await (butId === undefined ? sessions : sessions.where("id", "!=", butId))
    .returning(["id", "user_id", "expires_at"])
    .execute();
  return remember(transaction, ended, reason);
}

/** Ends sessions that were not used since then, a batch of them, and says how many there were. */
export async function endUnused(transaction: Db, since: Date): Promise<number> {
  const ended = await transaction
    .deleteFrom("sessions")
    .where("id", "in", (eb) =>
      eb
        .selectFrom("sessions")
        .select("id")
        .where("last_seen_at", "<", since.toISOString())
        .limit(AT_ONCE),
    )
    // One that was used meanwhile stays.
    .where("last_seen_at", "<", since.toISOString())
    .returning(["id", "user_id", "expires_at"])
    .execute();
  await remember(transaction, ended, "idle");
  return ended.length;
}

type Ended = Pick<EndedSession, "id" | "user_id" | "expires_at">;

/** Remembers ended sessions as long as their tokens could be shown, and says how many those are. */
async function remember(
  transaction: Db,
  sessions: readonly Ended[],
  reason: SessionEnd,
): Promise<number> {
  const now = new Date().toISOString();
  const rows = sessions
    .filter(({ expires_at }) => expires_at > now)
    .map((session) => ({ ...session, reason, ended_at: now, told_at: null }));
  for (const some of chunks(rows, AT_ONCE)) {
    await transaction.insertInto("ended_sessions").values(some).execute();
  }
  return rows.length;
}

export async function deleteExpiredSessions(db: Db, now: Date): Promise<void> {
  await db.deleteFrom("sessions").where("expires_at", "<=", now.toISOString()).execute();
  await db.deleteFrom("ended_sessions").where("expires_at", "<=", now.toISOString()).execute();
}

/** Ended sessions whose tokens have not expired, and that a platform elsewhere does not know of yet. */
export function listUntold(
  db: Db,
  most: number,
): Promise<Pick<EndedSession, "id" | "expires_at">[]> {
  return db
    .selectFrom("ended_sessions")
    .select(["id", "expires_at"])
    .where("told_at", "is", null)
    .where("expires_at", ">", new Date().toISOString())
    .orderBy("expires_at", "desc")
    .limit(most)
    .execute();
}

export async function markTold(db: Db, ids: readonly string[], now: Date): Promise<void> {
  await db
    .updateTable("ended_sessions")
    .set({ told_at: now.toISOString() })
    .where("id", "in", [...ids])
    .execute();
}
