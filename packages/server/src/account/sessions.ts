import { randomBytes } from "node:crypto";
import { SESSION_SECONDS } from "@panel/domain/session";
import { USER_STATUS } from "@panel/domain/users";
import type { Db } from "../db/connection.ts";
import type { SessionRow, User } from "../db/schema.ts";
import type { Viewer } from "../viewer.ts";
import type { Tokens } from "./tokens.ts";

/** Where a request comes from and with what. */
export interface Origin {
  address: string;
  userAgent: string;
}

const USER_AGENT_MAX = 300;
/** How often a session's row is written to while it is used, in ms. */
const SEEN_STEP = 60_000;

/** Opens a session and gives its token. */
export async function openSession(
  db: Db,
  tokens: Tokens,
  user: Pick<User, "id" | "role" | "name" | "email" | "token_version">,
  origin: Origin,
): Promise<string> {
  const id = randomBytes(18).toString("base64url");
  const now = new Date();
  await db
    .insertInto("sessions")
    .values({
      id,
      user_id: user.id,
      created_at: now.toISOString(),
      last_seen_at: now.toISOString(),
      expires_at: new Date(now.getTime() + SESSION_SECONDS * 1000).toISOString(),
      user_agent: origin.userAgent.slice(0, USER_AGENT_MAX),
      address: origin.address,
    })
    .execute();
  return tokens.issue({
    id: user.id,
    role: user.role,
    name: user.name,
    email: user.email,
    version: user.token_version,
    session: id,
  });
}

/**
 * Who a token stands for at this moment: its session has to be there, its user active, and
 * neither the user's role nor the version of its tokens may have changed.
 */
export async function viewerBehind(
  db: Db,
  tokens: Tokens,
  token: string,
  address: string,
): Promise<Viewer | undefined> {
  const claimed = await tokens.read(token);
  if (!claimed) return undefined;
  const now = new Date();
  const row = await db
    .selectFrom("sessions")
    .innerJoin("users", "users.id", "sessions.user_id")
    .select(["users.id", "users.role", "users.email", "users.token_version"])
    .select("sessions.last_seen_at")
    .where("sessions.id", "=", claimed.session)
    .where("sessions.expires_at", ">", now.toISOString())
    .where("users.id", "=", claimed.id)
    .where("users.status", "=", USER_STATUS.active)
    .where("users.deleted_at", "is", null)
    .executeTakeFirst();
  // A changed role ends the session too: what the panel shows follows the token.
  if (row?.token_version !== claimed.version || row.role !== claimed.role) return undefined;
  const stale = new Date(now.getTime() - SEEN_STEP).toISOString();
  if (row.last_seen_at < stale) await markSeen(db, claimed.session, stale, now);
  return { id: row.id, role: row.role, email: row.email, sessionId: claimed.session, address };
}

/** Of several requests at once, one writes. */
async function markSeen(db: Db, id: string, stale: string, now: Date): Promise<void> {
  await db
    .updateTable("sessions")
    .set({ last_seen_at: now.toISOString() })
    .where("id", "=", id)
    .where("last_seen_at", "<", stale)
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
