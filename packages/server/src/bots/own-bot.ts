import { notFound } from "../app-error.ts";
import type { Db } from "../db/connection.ts";
import type { BotRow } from "../db/bots-schema.ts";
import type { BotUser } from "../viewer.ts";
import { requireClient, scopeOf, type BotRequest } from "./bot-access.ts";
import { findBot } from "./repository.ts";

/**
 * The bot that a call is about.
 * @throws AppError forbidden when the call is made in the name of somebody else, not-found when the
 * bot is not the user's to see
 */
export async function ownBot(
  db: Db,
  user: BotUser,
  { botId, clientId }: BotRequest,
): Promise<BotRow> {
  requireClient(user, clientId);
  const bot = await findBot(db, { public_id: botId }, scopeOf(user));
  if (!bot) throw notFound();
  return bot;
}
