import { extLogin } from "@panel/api-client/bots";
import { botsApi } from "../shared/connections.ts";
import { CHAT_COOKIE, deleteCookie, readCookie } from "./cookies.ts";
import { writeCookie } from "./write-cookie.ts";

let opening: Promise<void> = Promise.resolve();

/**
 * Opens the chatbot platform's session for a user who has a token there, unless one is open.
 * Only `chatToken` waits for it.
 */
export function openChatSession(parliaToken: string | undefined): void {
  opening = open(parliaToken);
}

/** Resolves to the token of the platform's session, once a session is open or known to be impossible. */
export async function chatToken(): Promise<string | undefined> {
  await opening;
  return readCookie(CHAT_COOKIE);
}

/** Deletes a session that the platform has ended, so that the next one is opened. */
export function forgetChatSession(): void {
  deleteCookie(CHAT_COOKIE);
}

/** A failure is silent: the panel works without the platform. */
async function open(parliaToken: string | undefined): Promise<void> {
  const platform = parliaToken ? botsApi(parliaToken) : undefined;
  if (!platform || readCookie(CHAT_COOKIE)) return;
  try {
    const { tokenKey } = await extLogin(platform, {});
    writeCookie(CHAT_COOKIE, tokenKey);
  } catch {
    // Specified as silent (document 1, section 8).
  }
}
