import type { Bot } from "@panel/api-client/bots-types";
import type { ChatbotSummary } from "@panel/api-client/panel";
import * as z from "zod/mini";

const botShape = z.object({
  botId: z.string().check(z.minLength(1)),
  name: z.string(),
  active: z.boolean(),
  /** E-mail of the account that owns the bot. */
  clientId: z.string(),
  /** Public path of the chat; empty if it is not known. */
  botPath: z.string(),
  avatarUrl: z.optional(z.string()),
});

/** A bot of the list, whichever of the two services listed it. */
export type ListedBot = z.infer<typeof botShape>;

/** A bot as the bot platform lists it for its owner. */
export function fromPlatform({ id, avatarUrl, ...bot }: Bot): ListedBot {
  const { name, active, clientId, botPath } = bot;
  return { botId: id, name, active, clientId, botPath, ...(avatarUrl && { avatarUrl }) };
}

/** A bot as the panel's server lists it for a super-admin. */
export function fromRecord({ id, botId, botPath, ...rest }: ChatbotSummary): ListedBot {
  const { name, active, clientId, avatarUrl } = rest;
  return {
    botId: botId ?? String(id),
    name,
    active,
    clientId,
    botPath: botPath ?? "",
    ...(avatarUrl && { avatarUrl }),
  };
}

/** The edit route gets its bot as navigation state, which survives a reload of the page. */
export function editTarget(bot: ListedBot): { to: string; state: { bot: ListedBot } } {
  return { to: "/panel/chatbot/edit", state: { bot } };
}

/** The bot in the navigation state of the edit route, if there is one. */
export function handedOver(state: unknown): ListedBot | undefined {
  return z.safeParse(z.object({ bot: botShape }), state).data?.bot;
}
