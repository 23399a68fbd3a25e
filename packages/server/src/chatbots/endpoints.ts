import { mailWords } from "@panel/i18n/mail";
import type { InterfaceLanguage } from "@panel/domain/languages";
import type { Operations } from "../http/operation.ts";
import type { Chatbots, SavedChatbot } from "./service.ts";

export function chatbotOperations(chatbots: Chatbots) {
  return {
    async listChatbots({ viewer, answer }) {
      return answer({ data: await chatbots.list(viewer) });
    },

    async setChatbotState({ viewer, body, answer }) {
      const { clientId, botId, state } = body;
      await chatbots.setState(viewer, { botId, clientId }, state);
      return answer();
    },

    async deleteChatbot({ viewer, body, answer }) {
      await chatbots.remove(viewer, body.ChatbotId, body.clientId);
      return answer();
    },

    async createChatbot({ viewer, body, files, language, answer }) {
      const saved = await chatbots.save(viewer, body, files.avatar);
      return answer({ id: saved.id }, messageOf(saved, language));
    },

    async updateChatbot({ viewer, body, files, language, answer }) {
      const saved = await chatbots.save(viewer, body, files.avatar);
      return answer(undefined, messageOf(saved, language));
    },

    async getChatbotByBotId({ viewer, body, answer }) {
      return answer(await chatbots.read(viewer, body.BotId));
    },
  } satisfies Operations;
}

/** Says so when the bot platform has not taken what was saved. */
function messageOf({ isPublished }: SavedChatbot, language: InterfaceLanguage): string {
  return mailWords(language)(isPublished ? "ANSWERS.saved" : "ANSWERS.chatbotNotPublished");
}
