import { ApiError, getCurrentUser } from "@panel/api-client";
import { login, logout, type CurrentUser } from "@panel/api-client/panel";
import { ownTimeZone } from "../shared/own-time-zone.ts";
import { panelApi } from "../shared/connections.ts";
import { openChatSession } from "./chat-session.ts";
import { learnClock } from "./clock.ts";
import { TOKEN_COOKIE } from "./cookies.ts";
import { decodeToken, forgetTokens, usableToken } from "./token.ts";
import { writeCookie } from "./write-cookie.ts";

/** Fetches the user of the token and opens the chatbot platform's session at the same time. */
export async function currentUser(): Promise<CurrentUser> {
  const user = await getCurrentUser({ ...panelApi, getToken: usableToken });
  openChatSession(user.parliaToken);
  return user;
}

/** Signs in with e-mail and password, unless a second step follows, which the refusal then tells. */
export async function signedInUser(email: string, password: string): Promise<CurrentUser> {
  const { token } = await login(panelApi, { email, password, timeZone: ownTimeZone() });
  return userOfToken(token);
}

/**
 * Stores the token of a sign-in and fetches its user.
 * @throws ApiError "refused" if the browser does not store cookies, so that no session is possible
 */
export async function userOfToken(token: string): Promise<CurrentUser> {
  forgetTokens();
  if (!writeCookie(TOKEN_COOKIE, token)) {
    await endOnServer(token).catch(() => undefined);
    throw new ApiError("refused", "", { translationKey: "LOGIN.cookiesOff" });
  }
  const issuedAt = decodeToken(token)?.iat;
  if (issuedAt !== undefined) learnClock(issuedAt);
  return currentUser();
}

/**
 * Ends the session of a token on the server. The browser has deleted the token already.
 * @returns where the session of the provider of identities ends with which it was opened, if there is such an address
 */
export async function endOnServer(token: string): Promise<string | undefined> {
  const { url } = await logout({ ...panelApi, getToken: () => token });
  return url;
}
