import { isApiError, noConnection } from "@panel/api-client";
import type { CurrentUser } from "@panel/api-client/panel";
import { sessionEndOf, type SessionEnd } from "@panel/domain/session-end";
import { forgetSessionEnd, rememberEnd, rememberSession, saysSignedOut } from "./session-end.ts";
import { changeSession, getSession, isTaken, sessionToken } from "./state.ts";
import { decodeToken, forgetTokens, usableToken } from "./token.ts";

/**
 * Fetches the code of the API client, which the login screen does not need at first. Call it early, so that the code
 * has arrived when the first call is made.
 */
export async function loadSessionCalls() {
  try {
    return await import("./session-calls.ts");
  } catch (cause) {
    throw noConnection(cause);
  }
}

/**
 * Asks the server for the user of the token. Without a valid token there is no session. If the token is
 * another user's, the page is reloaded, so that no data of the previous user remains.
 */
export async function checkSession(): Promise<void> {
  if (isTaken()) return location.reload();
  if (!usableToken()) return changeSession({ status: "out" });
  try {
    const { currentUser } = await loadSessionCalls();
    const user = await currentUser();
    // Somebody may have signed out meanwhile.
    if (usableToken()) welcome(user);
    else changeSession({ status: "out" });
  } catch (error) {
    if (!isUnauthenticated(error)) return changeSession({ status: "failed", error });
    rememberEnd(endOf(error));
    forgetTokens();
    changeSession({ status: "out" });
  }
}

/** Fetches the signed-in user again after they changed their profile. If that fails, the known data stays. */
export async function refreshUser(): Promise<void> {
  if (getSession().status !== "in") return;
  try {
    const { currentUser } = await loadSessionCalls();
    const user = await currentUser();
    const state = getSession();
    if (state.status === "in") changeSession({ ...state, user });
  } catch {
    // The shown user data stays unchanged until the next visit.
  }
}

/** Ends the session if its token has expired. Called on every navigation. */
export function dropExpiredSession(): void {
  const state = getSession();
  if (state.status !== "in" || state.lost) return;
  if (isTaken()) location.reload();
  else if (!usableToken()) changeSession({ status: "out" });
}

/**
 * Checks, when this tab becomes visible, whether another tab has signed out, or has signed in again: as
 * the same user or as another one.
 * @param busy whether the page holds unsaved input, which would be lost without the screen
 */
export async function lookAtOtherTabs(busy: boolean): Promise<void> {
  const state = getSession();
  if (state.status !== "in") return;
  if (isTaken()) return busy ? void signInAgain() : location.reload();
  const isOut = usableToken() === undefined;
  if (isOut && !state.lost) return busy ? void signInAgain() : changeSession({ status: "out" });
  if (isOut || !state.lost) return;
  try {
    const { currentUser } = await loadSessionCalls();
    welcome(await currentUser());
  } catch {
    // The sign-in stays open over the screen.
  }
}

/**
 * Takes over what another tab has stored. Where that says that somebody has signed out, the cookie is not asked: its
 * deletion may arrive later.
 * @param busy as for `lookAtOtherTabs`
 */
export async function hearOtherTabs(change: StorageEvent, busy: boolean): Promise<void> {
  if (getSession().status !== "in" || !saysSignedOut(change)) return lookAtOtherTabs(busy);
  if (busy) void signInAgain();
  else changeSession({ status: "out" });
}

export async function signIn(email: string, password: string): Promise<void> {
  const { signedInUser } = await loadSessionCalls();
  welcome(await signedInUser(email, password));
}

/** Opens the session of a token that a second step of signing in gave. */
export async function enterWith(token: string): Promise<void> {
  const { userOfToken } = await loadSessionCalls();
  welcome(await userOfToken(token));
}

export function signOut(): void {
  const token = usableToken();
  forgetSession();
  if (token !== undefined) void tellServer(token);
}

/** Clears a session that the server has ended already. */
export function forgetSession(): void {
  forgetTokens();
  // Last: other tabs hear of it.
  forgetSessionEnd();
  changeSession({ status: "out" });
}

/** Ends the session on the server. If the server cannot be reached, the unused session expires there later. */
async function tellServer(token: string): Promise<void> {
  try {
    const url = await (await loadSessionCalls()).endOnServer(token);
    if (url !== undefined && getSession().status === "out") location.assign(url);
  } catch {
    // The tokens are deleted already: the user is signed out here.
  }
}

function welcome(user: CurrentUser): void {
  const token = usableToken();
  const content = token === undefined ? undefined : decodeToken(token);
  if (content) rememberSession(content.exp);
  changeSession({ status: "in", user, token });
  settleWaiting(true);
}

function isUnauthenticated(error: unknown): boolean {
  return isApiError(error, "unauthenticated");
}

/** Why the session is over, as the server has said. */
function endOf(error: unknown): SessionEnd | undefined {
  // The call for the current user has its own text (document 1, section 8).
  const key = isApiError(error) ? error.data["translation_key"] : undefined;
  return typeof key === "string" ? sessionEndOf(key) : undefined;
}

let waiting: ((signedIn: boolean) => void)[] = [];

function settleWaiting(signedIn: boolean): void {
  const settled = waiting;
  waiting = [];
  for (const settle of settled) settle(signedIn);
}

/**
 * Opens the sign-in over the screen. Resolves to true once the same user has signed in again.
 * @param cause the error of the call that the session was lost with
 */
export function signInAgain(cause?: unknown): Promise<boolean> {
  const state = getSession();
  if (state.status !== "in") return Promise.resolve(false);
  const lost = isTaken() ? "taken" : "expired";
  // Of several calls that fail, those after the first are sent without a token.
  const end = endOf(cause) ?? state.end;
  if (lost === "expired") {
    forgetTokens();
    rememberEnd(end);
  }
  changeSession({ ...state, lost, end });
  return new Promise((resolve) => waiting.push(resolve));
}

/** Called if the user leaves instead of signing in again. Drafts stay on this device. */
export function leaveLostSession(): void {
  settleWaiting(false);
  if (!isTaken()) {
    forgetTokens();
    return changeSession({ status: "out" });
  }
  // The screen is unmounted first, so that its forms store their drafts and do not block the navigation.
  changeSession({ status: "checking" });
  setTimeout(() => location.reload());
}

/** Runs a call. If the session has expired, asks the user to sign in again and repeats the call once. */
export async function withSession<T>(call: () => Promise<T>): Promise<T> {
  const sent = sessionToken();
  try {
    return await call();
  } catch (error) {
    if (!isUnauthenticated(error)) throw error;
    // Another tab may have signed the same user in meanwhile
    const renewed = sessionToken();
    if ((renewed !== undefined && renewed !== sent) || (await signInAgain(error)))
      return await call();
    throw error;
  }
}
