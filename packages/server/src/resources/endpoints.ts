import type { Operations } from "../http/operation.ts";
import type { Resources } from "./service.ts";

export function resourceOperations(resources: Resources) {
  return {
    async getResources({ viewer, answer }) {
      return answer(await resources.read(viewer));
    },

    async updateIsEquitable({ viewer, body, answer }) {
      await resources.setEquitable(viewer, body.newIsEquitable === 1);
      return answer();
    },
  } satisfies Operations;
}
