import type { BotOperations } from "../../http/bots-operation.ts";
import type { Bots } from "../service.ts";
import type { KnowledgeFiles } from "./service.ts";

export function knowledgeFileOperations(files: KnowledgeFiles, bots: Pick<Bots, "active">) {
  return {
    async getPresignedURL({ viewer, body, answer }) {
      return answer(await files.presign(viewer, body));
    },

    async addDataSourceFile({ viewer, body, answer }) {
      await files.add(viewer, body);
      return answer();
    },

    async listDataSourceFiles({ viewer, body, answer }) {
      return answer(await files.list(viewer, body));
    },

    async deleteDataSourceFile({ viewer, body, answer }) {
      await files.remove(viewer, body);
      return answer();
    },

    async retryDataSourceFile({ viewer, body, answer }) {
      await files.retry(viewer, body);
      return answer();
    },

    async getWidgetPage({ body, answer }) {
      const { token, ticket, fileName, page } = body;
      const bot = await bots.active(token);
      return answer(await files.page({ botId: bot.id, fileName, page }, ticket));
    },
  } satisfies BotOperations;
}
