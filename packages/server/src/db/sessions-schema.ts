import type { SessionEnd } from "@panel/domain/session-end";

/** One sign-in that holds until it expires or its row is gone. */
interface SessionTable {
  /** Random; the token of the session carries it as `sid`. */
  id: string;
  user_id: number;
  created_at: string;
  /** To the minute. */
  last_seen_at: string;
  expires_at: string;
  user_agent: string;
  address: string;
}

/** A session that is over, until its tokens would have expired. */
interface EndedSessionTable {
  id: string;
  user_id: number;
  reason: SessionEnd;
  ended_at: string;
  expires_at: string;
  /** When a bot platform elsewhere took note. */
  told_at: string | null;
}

/** A key that was made once and has to stay. */
interface KeptKeyTable {
  name: string;
  /** Encrypted. */
  key: string;
}

/** The tables of sessions, and of keys that outlast them. */
export interface SessionsSchema {
  sessions: SessionTable;
  ended_sessions: EndedSessionTable;
  kept_keys: KeptKeyTable;
}
