import { ApiError, isApiError } from "@panel/api-client";
import type { CurrentUser } from "@panel/api-client/panel";
import { decodeToken, forgetTokens, usableToken } from "./token.ts";

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

function change(next: SessionState): void {
  state = next;
  for (const listener of listeners) listener();
}

export const session = {
  get: () => state,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/**
 * Fetches the client of the panel API, which the login screen can be drawn without. Called ahead, it
 * is there when the calls are made.
 */
export async function loadSessionCalls() {
  try {
    return await import("./session-calls.ts");
  } catch (cause) {
    throw new ApiError("network", "No connection to the server", { cause });
  }
}

/** Whether the token of this browser is somebody else's than the user of this page. */
function isTaken(token = usableToken(Date.now())): boolean {
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

/**
 * Asks the server whose token this is. Without a usable token nobody is asked. For somebody else
 * the page begins anew: nothing that was read for the one before stays.
 */
export async function checkSession(): Promise<void> {
  if (isTaken()) return location.reload();
  if (!usableToken(Date.now())) return change({ status: "out" });
  try {
    const { currentUser } = await loadSessionCalls();
    welcome(await currentUser());
  } catch (error) {
    if (!isUnauthenticated(error)) return change({ status: "failed", error });
    forgetTokens();
    change({ status: "out" });
  }
}

/** Reads the signed-in user again, after a change of their own; a failure keeps what is known. */
export async function refreshUser(): Promise<void> {
  if (state.status !== "in") return;
  try {
    const { currentUser } = await loadSessionCalls();
    const user = await currentUser();
    if (state.status === "in") change({ ...state, user });
  } catch {
    // What is shown stays right enough until the next visit.
  }
}

/** Ends a session whose token has run out since the last look; called on every change of place. */
export function dropExpiredSession(): void {
  if (state.status !== "in" || state.lost) return;
  if (isTaken()) location.reload();
  else if (!usableToken(Date.now())) change({ status: "out" });
}

/**
 * Looks what other tabs have done to the session, whenever this one is looked at again: the same
 * user has signed in again, or somebody else has.
 * @param busy whether the page holds anything that would be lost
 */
export async function lookAtOtherTabs(busy: boolean): Promise<void> {
  if (state.status !== "in") return;
  if (isTaken()) return busy ? void signInAgain() : location.reload();
  if (!state.lost || !usableToken(Date.now())) return;
  try {
    const { currentUser } = await loadSessionCalls();
    welcome(await currentUser());
  } catch {
    // The sign-in stays open over the screen.
  }
}

export async function signIn(email: string, password: string): Promise<void> {
  const { signedInUser } = await loadSessionCalls();
  welcome(await signedInUser(email, password));
}

export function signOut(): void {
  const token = usableToken(Date.now());
  forgetSession();
  if (token !== undefined) void tellServer(token);
}

/** Leaves a session that the server has ended already. */
export function forgetSession(): void {
  forgetTokens();
  change({ status: "out" });
}

/** Out of reach, the server lets the session run out by itself: nobody has its token any more. */
async function tellServer(token: string): Promise<void> {
  try {
    await (await loadSessionCalls()).endOnServer(token);
  } catch {
    // The user has left all the same.
  }
}

function welcome(user: CurrentUser): void {
  change({ status: "in", user });
  settleWaiting(true);
}

function isUnauthenticated(error: unknown): boolean {
  return isApiError(error, "unauthenticated");
}

let waiting: ((signedIn: boolean) => void)[] = [];

function settleWaiting(signedIn: boolean): void {
  const settled = waiting;
  waiting = [];
  for (const settle of settled) settle(signedIn);
}

/** Opens the sign-in over the screen; true once the same user is signed in again. */
export function signInAgain(): Promise<boolean> {
  if (state.status !== "in") return Promise.resolve(false);
  const lost = isTaken() ? "taken" : "expired";
  if (lost === "expired") forgetTokens();
  change({ ...state, lost });
  return new Promise((resolve) => waiting.push(resolve));
}

/** The user would rather leave than sign in again; drafts stay on this device. */
export function leaveLostSession(): void {
  settleWaiting(false);
  if (!isTaken()) return forgetSession();
  // The screen goes first, so that its forms write their drafts and hold nothing back.
  change({ status: "checking" });
  setTimeout(() => location.reload());
}

/** Runs a call, and once more after signing in again where the session had expired. */
export async function withSession<T>(call: () => Promise<T>): Promise<T> {
  const sent = sessionToken();
  try {
    return await call();
  } catch (error) {
    if (!isUnauthenticated(error)) throw error;
    // Another tab may have signed the same user in meanwhile
    const renewed = sessionToken();
    if ((renewed !== undefined && renewed !== sent) || (await signInAgain())) return await call();
    throw error;
  }
}
