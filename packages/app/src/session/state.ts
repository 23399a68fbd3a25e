import type { CurrentUser } from "@panel/api-client/panel";
import type { SessionEnd } from "@panel/domain/session-end";
import { decodeToken, usableToken } from "./token.ts";

/**
 * The session. It is kept outside of React, so that a failed call can end it. `checking` lasts until the server
 * has named the user of the token; `failed` means that the server could not be asked.
 */
export type SessionState =
  | { status: "checking" }
  | { status: "out" }
  | { status: "failed"; error: unknown }
  | {
      status: "in";
      user: CurrentUser;
      /** The token that the user was fetched with. */
      token?: string | undefined;
      /** Why the user has to sign in again over the current screen. */
      lost?: LostSession;
      /** Why the lost session is over, where the server has said. */
      end?: SessionEnd | undefined;
    };

/** The session has ended, or another user has signed in in another tab. A browser stores only one token. */
export type LostSession = "expired" | "taken";

let state: SessionState = { status: "checking" };
const listeners = new Set<() => void>();

/** Only the functions in session.ts may call this. */
export function changeSession(next: SessionState): void {
  state = next;
  for (const listener of listeners) listener();
}

export function getSession(): SessionState {
  return state;
}

export function subscribeSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether the stored token belongs to another user than the one of this page. */
export function isTaken(token = usableToken()): boolean {
  if (state.status !== "in" || token === undefined) return false;
  const userId = decodeToken(token)?.userId;
  // A token need not say whose it is. Then any other one may be another user's.
  return userId === undefined ? token !== state.token : userId !== state.user.id;
}

/**
 * The token to send with a call. There is none if the stored token is another user's, so that one person's input is
 * never saved under another person's name.
 */
export function sessionToken(): string | undefined {
  const token = usableToken();
  return isTaken(token) ? undefined : token;
}
