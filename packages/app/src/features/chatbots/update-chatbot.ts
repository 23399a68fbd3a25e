import { editBot, type KnowledgeFile } from "@panel/api-client/bots";
import { withBotPlatform } from "../../shared/bot-platform.ts";
import { withSession } from "../../session/session.ts";
import type { ListedBot } from "./bot.ts";
import { storeFiles } from "./knowledge-upload.ts";
import { toPlatform } from "./mapping.ts";
import type { BotValues } from "./schema.ts";
import { storeRecord } from "./store-record.ts";

interface Update {
  bot: ListedBot;
  values: BotValues;
  /** Whether the viewer manages every bot, over the panel's server alone. */
  everybodys: boolean;
  added: readonly File[];
  removed: readonly KnowledgeFile[];
  avatar: File | undefined;
  onProgress(file: File, share: number): void;
}

/** Saves a bot on the platform and in the panel. Every step can be repeated. */
export async function updateWholeChatbot(update: Update): Promise<void> {
  const { bot, values, everybodys, added, removed, avatar, onProgress } = update;
  const { botId, clientId } = bot;
  if (!everybodys) {
    await withBotPlatform((platform) =>
      editBot(platform, { clientId, botId, ...toPlatform(values) }),
    );
    await storeFiles({ botId, clientId }, { added, removed, onProgress });
  }
  await withSession(() => storeRecord(values, botId, avatar));
}
