import { isApiError, type Connection } from "@panel/api-client";
import { extLogin, listBots } from "@panel/api-client/bots";
import { queryOptions } from "@tanstack/react-query";
import { refreshUser } from "../session/session.ts";
import { getSession } from "../session/state.ts";
import { botsApi } from "../shared/connections.ts";

/** Why the administrator's chatbots are not there (document 2, section 8). */
export class ChatbotsFailure extends Error {
  readonly problem: "noToken" | "notLoaded" | "network";

  constructor(problem: ChatbotsFailure["problem"], cause?: unknown) {
    super(problem, { cause });
    this.problem = isApiError(cause, "network", "timeout") ? "network" : problem;
  }
}

/** The chatbots of the viewer's administrator, on the bot platform, with the administrator's token. */
export const adminChatbots = (viewerId: number) =>
  queryOptions({
    queryKey: ["admin-chatbots", viewerId],
    retry: false,
    queryFn: async ({ signal }) => {
      const platform = await administration(signal);
      try {
        return await listBots(platform, {}, { signal });
      } catch (error) {
        throw new ChatbotsFailure("notLoaded", error);
      }
    },
  });

/** Opens the administration's session. The token lasts an hour, so that an old one is fetched again. */
async function administration(signal: AbortSignal): Promise<Connection> {
  try {
    return await opened(signal);
  } catch (error) {
    if (!isApiError(error, "unauthenticated")) throw new ChatbotsFailure("noToken", error);
  }
  await refreshUser();
  try {
    return await opened(signal);
  } catch (error) {
    throw new ChatbotsFailure("noToken", error);
  }
}

async function opened(signal: AbortSignal): Promise<Connection> {
  const session = getSession();
  const token = session.status === "in" ? session.user.adminParliaToken : undefined;
  const provider = token ? botsApi(token) : undefined;
  if (!provider) throw new Error("No token of the administrator");
  const { tokenKey } = await extLogin(provider, {}, { signal });
  return { ...provider, getToken: () => tokenKey };
}
