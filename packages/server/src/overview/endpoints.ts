import type { Operations } from "../http/operation.ts";
import type { Overviews } from "./service.ts";

export function overviewOperations(overviews: Overviews) {
  return {
    async getOverview({ viewer, answer }) {
      return answer(await overviews.of(viewer));
    },
  } satisfies Operations;
}
