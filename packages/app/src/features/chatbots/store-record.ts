import { isApiError } from "@panel/api-client";
import { createChatbot, updateChatbot } from "@panel/api-client/panel";
import { panelApi } from "../../shared/connections.ts";
import { toRecord } from "./mapping.ts";
import type { BotValues } from "./schema.ts";

/**
 * Stores the texts and the picture of a bot in the panel, whose server gives them to the platform. A bot has one
 * record, however often this is repeated.
 */
export async function storeRecord(
  values: BotValues,
  botId: string,
  avatar: File | undefined,
): Promise<void> {
  const form = toRecord(values, botId, avatar);
  try {
    await updateChatbot(panelApi, form);
  } catch (error) {
    if (!isApiError(error, "notFound")) throw error;
    await createChatbot(panelApi, form);
  }
}
