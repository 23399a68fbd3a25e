import { getUserData, listBots } from "@panel/api-client/bots";
import { getResources } from "@panel/api-client/panel";
import { queryOptions } from "@tanstack/react-query";
import { chatToken } from "../../session/chat-session.ts";
import { withBotPlatform } from "../bot-platform.ts";
import { panelApi } from "../connections.ts";

export const resourceKeys = { all: ["resources"] as const };

/** The viewer's limits and current usage. */
export const resources = () =>
  queryOptions({
    queryKey: resourceKeys.all,
    queryFn: ({ signal }) => getResources(panelApi, { signal }),
  });

export interface ChatUsage {
  bots: { used: number; total: number };
  tokens: { used: number; total: number };
}

const chatUsageKey = [...resourceKeys.all, "chat"] as const;

/**
 * Usage of the viewer's avatars from the chatbot platform; null without a session there. A
 * failure is only logged and leaves the counts unchanged.
 */
export const chatUsage = (email: string) =>
  queryOptions({
    queryKey: [...chatUsageKey, email],
    retry: false,
    queryFn: async ({ signal }): Promise<ChatUsage | null> => {
      if ((await chatToken()) === undefined) {
        // oxlint-disable-next-line no-console -- for developers, not for the user
        console.info("No session of the chatbot platform: avatar and token counts are not fetched");
        return null;
      }
      try {
        return await withBotPlatform(async (platform) => {
          const [usage, bots] = await Promise.all([
            getUserData(platform, { clientId: email }, { signal }),
            listBots(platform, { clientId: email }, { signal }),
          ]);
          return {
            bots: { used: bots.length, total: usage.bots_total },
            tokens: { used: usage.tokens_used, total: usage.tokens_total },
          };
        });
      } catch (error) {
        // The call is cancelled when its screen is left, which is no fault of the platform.
        // oxlint-disable-next-line no-console -- as above
        if (!signal.aborted) console.warn("The chatbot platform did not answer", error);
        throw error;
      }
    },
  });
