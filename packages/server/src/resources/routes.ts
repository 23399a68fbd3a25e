import type { Operations } from "../http/contract-routes.ts";
import { succeeded } from "../http/envelope.ts";
import { viewerOf } from "../http/guards.ts";
import type { Resources } from "./service.ts";

export function resourceOperations(resources: Resources): Operations {
  return {
    async getResources(request) {
      return succeeded(await resources.read(viewerOf(request)));
    },

    async updateIsEquitable(request) {
      const { newIsEquitable } = request.body as { newIsEquitable: 0 | 1 };
      await resources.setEquitable(viewerOf(request), newIsEquitable === 1);
      return succeeded();
    },
  };
}
