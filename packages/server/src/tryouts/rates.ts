import { tooManyTries } from "../app-error.ts";
import { clientNetwork } from "../client-network.ts";
import type { Db } from "../db/connection.ts";
import { createRate } from "../throttle/throttle.ts";

const MINUTE = 60;

/**
 * What a link may do in a minute from one address, from everywhere together, and all links of one address: a class may share a link,
 * and an address.
 */
const MOST = {
  route: { link: 60, everywhere: 1200, address: 300 },
  note: { link: 30, everywhere: 300, address: 120 },
  model: { link: 60, everywhere: 600, address: 300 },
  size: { link: 30, everywhere: 120, address: 120 },
} as const;

/** A route whose answer has to be made costs one call more for so many points. */
const POINTS_OF_CALL = 200;

/** What it costs, in calls, to make the answer of a route with so many points. */
export const costOfMaking = (points: number): number => Math.floor(points / POINTS_OF_CALL);

export interface TryRates {
  /**
   * @param cost in calls
   * @throws AppError too-many when it is one call too much
   */
  count(
    what: keyof typeof MOST,
    link: { id: number },
    address: string,
    cost?: number,
  ): Promise<void>;
}

export function createTryRates(db: Db): TryRates {
  const rate = createRate(db, "try-link", MINUTE);
  return {
    async count(what, { id }, address, cost = 1) {
      if (cost === 0) return;
      const most = MOST[what];
      const wait = await rate.count([
        { key: `${what} of ${id} from ${clientNetwork(address)}`, points: cost, most: most.link },
        { key: `${what} of ${id}`, points: cost, most: most.everywhere },
        { key: address, points: cost, most: most.address },
      ]);
      if (wait !== undefined) throw tooManyTries(wait);
    },
  };
}
