import type { Operations } from "../http/operation.ts";
import type { Lotteries } from "./lotteries.ts";

export function lotteryOperations(lotteries: Lotteries) {
  return {
    async getLottery({ viewer, query, answer }) {
      return answer(await lotteries.read(viewer, query.gymId));
    },

    async drawLottery({ viewer, body, answer }) {
      return answer(await lotteries.draw(viewer, body.gymId));
    },
  } satisfies Operations;
}
