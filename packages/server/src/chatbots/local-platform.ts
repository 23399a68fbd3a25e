import type { Bots } from "../bots/service.ts";
import { notAllowed } from "../app-error.ts";
import type { Viewer } from "../viewer.ts";
import type { BotPlatform } from "./bot-platform.ts";
import type { PlatformTokens } from "./platform-tokens.ts";

/** The bot platform of this process, which writes into the log itself. */
export function createLocalPlatform(
  bots: Pick<Bots, "userOf" | "list" | "edit" | "setState" | "remove">,
  tokens: Pick<PlatformTokens, "claimsOf">,
): BotPlatform {
  async function userOf(viewer: Viewer) {
    const claims = await tokens.claimsOf(viewer);
    if (!claims) throw notAllowed();
    return bots.userOf(claims, viewer.address);
  }

  return {
    list: async (viewer) => bots.list(await userOf(viewer)),
    edit: async (viewer, changes) => bots.edit(await userOf(viewer), changes),
    setState: async (viewer, bot, active) => bots.setState(await userOf(viewer), bot, active),
    remove: async (viewer, bot) => bots.remove(await userOf(viewer), bot),
  };
}
