import { ApiError, isApiError, type Connection } from "@panel/api-client";
import { chatToken, forgetChatSession } from "../session/chat-session.ts";
import { loadSessionCalls, withSession } from "../session/session.ts";
import { botsApi } from "./connections.ts";

let renewing: Promise<string | undefined> | undefined;

/**
 * Runs a call on the bot platform in the session of the signed-in user. A session that is missing, or that
 * the platform has ended, is opened again with a new token of the panel's server, and the call is repeated once.
 * @throws ApiError "unavailable" if there is no session, because this installation has no platform or it is down
 */
export async function withBotPlatform<T>(call: (platform: Connection) => Promise<T>): Promise<T> {
  const token = await chatToken();
  if (token !== undefined) {
    try {
      return await call(connect(token));
    } catch (error) {
      if (!isApiError(error, "unauthenticated")) throw error;
    }
  }
  const platform = connect(await renewed(token));
  try {
    return await call(platform);
  } catch (error) {
    // The session of the panel has not ended, so that nobody has to sign in again.
    throw isApiError(error, "unauthenticated") ? noSession() : error;
  }
}

function connect(token: string | undefined): Connection {
  const platform = token === undefined ? undefined : botsApi(token);
  if (platform) return platform;
  throw noSession();
}

function noSession(): ApiError {
  return new ApiError("unavailable", "No session of the chatbot platform", {
    translationKey: "ERRORS.noBotSession",
  });
}

/** The token of a session other than the ended one. Calls that fail together open one session. */
async function renewed(ended: string | undefined): Promise<string | undefined> {
  renewing ??= renew(ended).finally(() => {
    renewing = undefined;
  });
  return renewing;
}

async function renew(ended: string | undefined): Promise<string | undefined> {
  const current = await chatToken();
  if (current !== undefined && current !== ended) return current;
  forgetChatSession();
  const { currentUser } = await loadSessionCalls();
  await withSession(currentUser);
  return chatToken();
}
