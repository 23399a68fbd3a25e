import type { Operations } from "../http/operation.ts";
import type { Texts } from "./texts-service.ts";

export function textOperations(texts: Texts) {
  return {
    async getGymkhanaTexts({ viewer, query, answer }) {
      const { texts: all, outdated } = await texts.read(viewer, query.gymId);
      return answer({ texts: query.outdatedOnly === 1 ? [] : all, outdated });
    },

    async saveGymkhanaTexts({ viewer, body, answer }) {
      const saved = await texts.save(viewer, {
        experienceId: body.gymId,
        texts: body.texts ?? [],
        stillRight: body.stillRight ?? [],
      });
      return answer(saved);
    },
  } satisfies Operations;
}
