import type { BotOperations } from "../../http/bots-operation.ts";
import type { KnowledgePages } from "./service.ts";

export function knowledgePageOperations(pages: KnowledgePages) {
  return {
    async listKnowledgePages({ viewer, body, answer }) {
      return answer(await pages.list(viewer, body));
    },

    async getKnowledgePage({ viewer, body, answer }) {
      return answer(await pages.read(viewer, body));
    },

    async saveKnowledgePage({ viewer, body, answer }) {
      return answer(await pages.save(viewer, body));
    },
  } satisfies BotOperations;
}
