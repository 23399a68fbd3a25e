import type { CurrentUser } from "@panel/api-client/panel";
import { decodeToken, usableToken } from "./token.ts";

/**
 * The session, outside of React so that a failed call can end it. `checking` lasts until the server
 * has said who the token belongs to; `failed` means that it could not be asked.
 */
export type SessionState =
  | { status: "checking" }
  | { status: "out" }
  | { status: "failed"; error: unknown }
  | {
      status: "in";
      user: CurrentUser;
      /** Why they have to sign in again, over the screen as it stands. */
      lost?: LostSession;
    };

/** It has ended, or somebody else has signed in in another tab: the browser keeps one token. */
export type LostSession = "expired" | "taken";

let state: SessionState = { status: "checking" };
const listeners = new Set<() => void>();

/** For the actions in session.ts alone. */
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

/** Whether the token of this browser is somebody else's than the user of this page. */
export function isTaken(token = usableToken(Date.now())): boolean {
  return (
    state.status === "in" && token !== undefined && decodeToken(token)?.userId !== state.user.id
  );
}

/**
 * The token to send with a call; none where it is somebody else's, so that what one person typed is
 * never saved as another.
 */
export function sessionToken(): string | undefined {
  const token = usableToken(Date.now());
  return isTaken(token) ? undefined : token;
}
