import type { Bots } from "./service.ts";
import type { BotOperations } from "../http/bots-operation.ts";

export function botOperations(bots: Bots) {
  return {
    async listBots({ viewer, body, answer }) {
      return answer(await bots.list(viewer, body.clientId));
    },

    async getUserData({ viewer, body, answer }) {
      return answer(await bots.usage(viewer, body.clientId));
    },

    async createBot({ viewer, body, answer }) {
      return answer(await bots.create(viewer, body));
    },

    async editBot({ viewer, body, answer }) {
      await bots.edit(viewer, body);
      return answer();
    },

    async setBotState({ viewer, body, answer }) {
      await bots.setState(viewer, body, body.state);
      return answer();
    },

    async deleteBot({ viewer, body, answer }) {
      await bots.remove(viewer, body);
      return answer();
    },

    async getBotData({ viewer, body, answer }) {
      return answer(await bots.data(viewer, body.token));
    },

    async getWidgetBot({ body, answer }) {
      return answer(await bots.widgetBot(body.token));
    },
  } satisfies BotOperations;
}
