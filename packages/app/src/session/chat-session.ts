import { extLogin } from "@panel/api-client/bots";
import { botsApi } from "../shared/connections.ts";
import { CHAT_COOKIE, readCookie, writeCookie } from "./token.ts";

/**
 * Opens the chatbot platform's session for a user who has a token there, unless one is open.
 * A failure is silent: the panel works without the platform.
 */
export async function openChatSession(parliaToken: string | undefined): Promise<void> {
  const platform = parliaToken ? botsApi(parliaToken) : undefined;
  if (!platform || readCookie(CHAT_COOKIE)) return;
  try {
    const { tokenKey } = await extLogin(platform, {});
    writeCookie(CHAT_COOKIE, tokenKey);
  } catch {
    // The specification asks for silence here (document 1, section 8).
  }
}
