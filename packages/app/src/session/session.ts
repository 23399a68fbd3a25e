import { ApiError, isApiError } from "@panel/api-client";
import type { CurrentUser } from "@panel/api-client/panel";
import { changeSession, getSession, isTaken, sessionToken } from "./state.ts";
import { forgetTokens, usableToken } from "./token.ts";

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

/**
 * Asks the server whose token this is; without a usable token there is no session. If the token is
 * another user's, the page is reloaded, so that nothing of the previous user stays.
 */
export async function checkSession(): Promise<void> {
  if (isTaken()) return location.reload();
  if (!usableToken(Date.now())) return changeSession({ status: "out" });
  try {
    const { currentUser } = await loadSessionCalls();
    welcome(await currentUser());
  } catch (error) {
    if (!isUnauthenticated(error)) return changeSession({ status: "failed", error });
    forgetTokens();
    changeSession({ status: "out" });
  }
}

/** Reads the signed-in user again, after a change of their own; a failure keeps what is known. */
export async function refreshUser(): Promise<void> {
  if (getSession().status !== "in") return;
  try {
    const { currentUser } = await loadSessionCalls();
    const user = await currentUser();
    const state = getSession();
    if (state.status === "in") changeSession({ ...state, user });
  } catch {
    // The user that is shown stays as it was until the next visit.
  }
}

/** Ends a session whose token has run out since the last look; called on every change of place. */
export function dropExpiredSession(): void {
  const state = getSession();
  if (state.status !== "in" || state.lost) return;
  if (isTaken()) location.reload();
  else if (!usableToken(Date.now())) changeSession({ status: "out" });
}

/**
 * Checks, when this tab becomes visible, whether another tab has signed in again: as the same user or
 * as another one.
 * @param busy whether the page holds anything that would be lost
 */
export async function lookAtOtherTabs(busy: boolean): Promise<void> {
  const state = getSession();
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
  changeSession({ status: "out" });
}

/** Ends the session on the server. If that cannot be reached, the session expires there unused. */
async function tellServer(token: string): Promise<void> {
  try {
    await (await loadSessionCalls()).endOnServer(token);
  } catch {
    // The tokens are deleted already: the user is signed out here.
  }
}

function welcome(user: CurrentUser): void {
  changeSession({ status: "in", user });
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
  const state = getSession();
  if (state.status !== "in") return Promise.resolve(false);
  const lost = isTaken() ? "taken" : "expired";
  if (lost === "expired") forgetTokens();
  changeSession({ ...state, lost });
  return new Promise((resolve) => waiting.push(resolve));
}

/** The user would rather leave than sign in again; drafts stay on this device. */
export function leaveLostSession(): void {
  settleWaiting(false);
  if (!isTaken()) return forgetSession();
  // The screen is unmounted first, so that its forms write their drafts and block nothing.
  changeSession({ status: "checking" });
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
