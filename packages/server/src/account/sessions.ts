import { randomBytes } from "node:crypto";
import { SESSION_SECONDS } from "@panel/domain/session";
import type { Db } from "../db/connection.ts";
import type { User } from "../db/schema.ts";
import type { Viewer } from "../viewer.ts";
import { findSessionUser, insertSession, markSeen } from "./sessions-repository.ts";
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
  await insertSession(db, {
    id,
    user_id: user.id,
    created_at: now.toISOString(),
    last_seen_at: now.toISOString(),
    expires_at: new Date(now.getTime() + SESSION_SECONDS * 1000).toISOString(),
    user_agent: origin.userAgent.slice(0, USER_AGENT_MAX),
    address: origin.address,
  });
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
 * The user of a token at this moment: its session has to be there, its user active, and neither
 * the user's role nor the version of its tokens may have changed.
 * @param idleMs how long a session may be unused, in ms; 0 is no limit
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
  const now = new Date();
  const row = await findSessionUser(db, claimed.session, claimed.id, now);
  const unusedMs = row ? now.getTime() - Date.parse(row.last_seen_at) : 0;
  // Uses are written down to the minute, so a session may last a minute longer.
  if (idleMs > 0 && unusedMs > idleMs + SEEN_STEP) return undefined;
  // A changed role ends the session too: what the panel shows follows the token.
  if (row?.token_version !== claimed.version || row.role !== claimed.role) return undefined;
  if (unusedMs > SEEN_STEP) await markSeen(db, claimed.session, row.last_seen_at, now);
  return { id: row.id, role: row.role, email: row.email, sessionId: claimed.session, address };
}
