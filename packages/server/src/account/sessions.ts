import { randomBytes } from "node:crypto";
import type { Role } from "@panel/domain/roles";
import { SESSION_SECONDS } from "@panel/domain/session";
import type { SessionEnd } from "@panel/domain/session-end";
import { unauthenticated } from "../app-error.ts";
import type { Db } from "../db/connection.ts";
import type { User } from "../db/schema.ts";
import type { Viewer } from "../viewer.ts";
import {
  endUnused,
  extendSession,
  findEnd,
  findSessionUser,
  insertSession,
  markSeen,
  type SessionUser,
} from "./sessions-repository.ts";
import type { Tokens } from "./tokens.ts";

/** Where a request comes from and with what. */
export interface Origin {
  address: string;
  userAgent: string;
}

type SessionOwner = Pick<User, "id" | "role" | "name" | "email" | "token_version">;

const USER_AGENT_MAX = 300;
/** How often a session's row is written to while it is used, in ms; an idle one may last as much longer. */
const SEEN_STEP = 60_000;

export const newSessionId = (): string => randomBytes(18).toString("base64url");

/** Opens a session and gives its token. */
export async function openSession(
  db: Db,
  tokens: Tokens,
  user: SessionOwner,
  origin: Origin,
  id = newSessionId(),
): Promise<string> {
  const now = new Date();
  await insertSession(db, {
    id,
    user_id: user.id,
    created_at: now.toISOString(),
    last_seen_at: now.toISOString(),
    expires_at: endOfSession(now).toISOString(),
    user_agent: origin.userAgent.slice(0, USER_AGENT_MAX),
    address: origin.address,
  });
  return tokenOf(tokens, user, id);
}

/** Lets a session of a user who has shown its password again last as long as a new one; gives another token of it. */
export async function renewSession(
  db: Db,
  tokens: Tokens,
  user: SessionOwner,
  id: string,
): Promise<string> {
  await extendSession(db, id, endOfSession(new Date()));
  return tokenOf(tokens, user, id);
}

const endOfSession = (from: Date): Date => new Date(from.getTime() + SESSION_SECONDS * 1000);

function tokenOf(tokens: Tokens, user: SessionOwner, id: string): Promise<string> {
  return tokens.issue({
    id: user.id,
    role: user.role,
    name: user.name,
    email: user.email,
    version: user.token_version,
    session: id,
  });
}

/** What a token claims of its session and its user. */
export interface ClaimedSession {
  session: string;
  /** Of the user. */
  id: number;
  role: Role;
  /** The user's token version. */
  version: number;
}

/**
 * The user of a session that holds, which counts as a use of it: it has to be there, its user active,
 * and neither the user's role nor the version of its tokens may have changed.
 * @param idleMs how long a session may be unused, in ms; 0 is no limit
 * @returns else why it is over, as far as that is known
 */
export async function userOfSession(
  db: Db,
  claimed: ClaimedSession,
  idleMs: number,
): Promise<{ user: SessionUser } | { user?: undefined; end: SessionEnd | undefined }> {
  const user = await findSessionUser(db, claimed.session, claimed.id);
  if (!user) return { end: await findEnd(db, claimed.session, claimed.id) };
  const now = new Date();
  if (Date.parse(user.expires_at) <= now.getTime()) return { end: "expired" };
  const unusedMs = now.getTime() - Date.parse(user.last_seen_at);
  if (idleMs > 0 && unusedMs > idleMs + SEEN_STEP) return { end: "idle" };
  // A changed role ends the session too: what the panel shows follows the token.
  if (user.role !== claimed.role) return { end: "role" };
  if (user.token_version !== claimed.version) return { end: undefined };
  if (unusedMs > SEEN_STEP) await markSeen(db, claimed.session, user.last_seen_at, now);
  return { user };
}

/**
 * Ends the sessions that have been unused for too long, until none is left.
 * @param idleMs how long a session may be unused, in ms
 */
export async function endIdleSessions(
  db: Db,
  idleMs: number,
  isStopped: () => boolean,
): Promise<void> {
  const since = new Date(Date.now() - idleMs - SEEN_STEP);
  const endSome = () => db.transaction().execute((transaction) => endUnused(transaction, since));
  while (!isStopped() && (await endSome()) > 0);
}

/**
 * The user of a token at this moment, or undefined when the token is not valid.
 * @param idleMs how long a session may be unused, in ms; 0 is no limit
 * @throws AppError unauthenticated when it was valid, saying why its session is over
 */
export async function viewerOfToken(
  db: Db,
  tokens: Tokens,
  token: string,
  address: string,
  idleMs: number,
): Promise<Viewer | undefined> {
  const claimed = await tokens.read(token);
  if (!claimed) return undefined;
  if (claimed === "expired") throw unauthenticated("expired");
  const found = await userOfSession(db, claimed, idleMs);
  if (!found.user) throw unauthenticated(found.end);
  const { id, role, email, expires_at, user_agent } = found.user;
  const session = { sessionId: claimed.session, sessionEndsAt: expires_at, userAgent: user_agent };
  return { id, role, email, ...session, address };
}
