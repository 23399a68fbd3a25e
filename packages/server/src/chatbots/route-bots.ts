import type { TryBot } from "@panel/api-client/tryouts-types";
import type { Db } from "../db/connection.ts";
import { memberOf } from "../resources/service.ts";
import type { BotPlatform } from "./bot-platform.ts";

/** How long what the bot platform is asked for may take; its sessions are of users, and this is none. */
const ASKING = 60_000;

/** The active ones of the bots of a route, as the owner of the route sees them. */
export type ReadRouteBots = (ownerId: number, ids: ReadonlySet<string>) => Promise<TryBot[]>;

/** @param onNoBots is told why the chats of a route are not known; it is played without them */
export function createRouteBots(
  db: Db,
  platform: Pick<BotPlatform, "list">,
  onNoBots: (error: unknown) => void,
): ReadRouteBots {
  return async (ownerId, ids) => {
    const owner = ids.size > 0 ? await memberOf(db, ownerId) : undefined;
    if (!owner) return [];
    const { id, role, email } = owner.user;
    const sessionEndsAt = new Date(Date.now() + ASKING).toISOString();
    const viewer = { id, role, email, sessionId: "", sessionEndsAt, address: "" };
    try {
      const bots = await platform.list(viewer);
      return bots
        .filter((bot) => bot.active && ids.has(bot.id))
        .map((bot) => ({ id: bot.id, name: bot.name, path: bot.botPath }));
    } catch (error) {
      onNoBots(error);
      return [];
    }
  };
}
