import type { BotOperations } from "../../http/bots-operation.ts";
import type { OwnAnswers } from "./service.ts";

export function ownAnswerOperations(answers: OwnAnswers) {
  return {
    async listOwnAnswers({ viewer, body, answer }) {
      return answer(await answers.list(viewer, body));
    },

    async saveOwnAnswer({ viewer, body, answer }) {
      await answers.save(viewer, body);
      return answer();
    },

    async deleteOwnAnswer({ viewer, body, answer }) {
      await answers.remove(viewer, body);
      return answer();
    },
  } satisfies BotOperations;
}
