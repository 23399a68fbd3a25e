import { ApiError, getCurrentUser } from "@panel/api-client";
import { login, logout, type CurrentUser } from "@panel/api-client/panel";
import { panelApi } from "../shared/connections.ts";
import { openChatSession } from "./chat-session.ts";
import { TOKEN_COOKIE } from "./cookies.ts";
import { forgetTokens, usableToken } from "./token.ts";
import { writeCookie } from "./write-cookie.ts";

/** The user whose token this is; the chatbot platform's session opens beside it. */
export async function currentUser(): Promise<CurrentUser> {
  const getToken = () => usableToken(Date.now());
  const user = await getCurrentUser({ ...panelApi, getToken });
  openChatSession(user.parliaToken);
  return user;
}

/**
 * Signs in with e-mail and password, keeps the token and fetches its user.
 * @throws ApiError "refused" where the browser keeps no cookie, and with it no session
 */
export async function signedInUser(email: string, password: string): Promise<CurrentUser> {
  const { token } = await login(panelApi, { email, password });
  forgetTokens();
  if (!writeCookie(TOKEN_COOKIE, token)) {
    await endOnServer(token).catch(() => undefined);
    throw new ApiError("refused", "", { translationKey: "LOGIN.cookiesOff" });
  }
  return currentUser();
}

/** Ends the session of a token that this browser has already forgotten. */
export async function endOnServer(token: string): Promise<void> {
  await logout({ ...panelApi, getToken: () => token });
}
