import type { Operations } from "../http/operation.ts";
import type { PlayStatistics } from "./statistics.ts";

export function statisticsOperations(statistics: PlayStatistics) {
  return {
    async getGymkhanaStats({ viewer, body, answer }) {
      return answer(await statistics.total(viewer, body.idGym));
    },

    async getPlayReport({ viewer, body, answer }) {
      return answer(await statistics.report(viewer, body.idGym, body.period));
    },
  } satisfies Operations;
}
