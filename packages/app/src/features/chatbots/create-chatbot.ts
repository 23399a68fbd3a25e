import { createBot, editBot, type KnowledgeFile } from "@panel/api-client/bots";
import { createChatbot } from "@panel/api-client/panel";
import { withBotPlatform } from "../../shared/bot-platform.ts";
import { withSession } from "../../session/session.ts";
import { panelApi } from "../../shared/connections.ts";
import { storeFiles } from "./knowledge-upload.ts";
import { mainTexts, toPlatform, toRecord } from "./mapping.ts";
import type { BotValues } from "./schema.ts";

/** The steps of a creation, in their order (document 2, section 4). */
export const CREATION_STEPS = ["bot", "texts", "files", "record"] as const;
export type CreationStep = (typeof CREATION_STEPS)[number];

interface Creation {
  values: BotValues;
  /** Identifies the creation: createBot answers the same bot whenever it gets the same id. */
  requestId: string;
  /** E-mail of the owner. */
  clientId: string;
  added: readonly File[];
  /** Files that an interrupted creation has stored and that are to be deleted. */
  removed: readonly KnowledgeFile[];
  avatar: File;
  onBot(botId: string): void;
  onStep(step: CreationStep): void;
  onProgress(file: File, share: number): void;
}

/**
 * Creates a bot with its knowledge and its record. Every step can be repeated without doubling anything, so a
 * creation that was interrupted goes on by being started again.
 */
export async function createWholeChatbot(creation: Creation): Promise<void> {
  const { values, requestId, clientId, added, removed, avatar, onBot, onStep, onProgress } =
    creation;
  onStep("bot");
  const botId = await withBotPlatform((platform) =>
    createBot(platform, { clientId, ...mainTexts(values), requestId }),
  );
  onBot(botId);
  onStep("texts");
  await withBotPlatform((platform) =>
    editBot(platform, { clientId, botId, ...toPlatform(values) }),
  );
  onStep("files");
  await storeFiles({ botId, clientId }, { added, removed, onProgress });
  onStep("record");
  await withSession(() => createChatbot(panelApi, toRecord(values, botId, avatar)));
}
