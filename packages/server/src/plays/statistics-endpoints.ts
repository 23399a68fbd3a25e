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

    async getWeekPlays({ viewer, answer }) {
      return answer(await statistics.week(viewer));
    },
  } satisfies Operations;
}
