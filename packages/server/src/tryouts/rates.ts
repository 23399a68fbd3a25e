import { tooManyTries } from "../app-error.ts";
import type { Db } from "../db/connection.ts";
import { createRate } from "../throttle/throttle.ts";
import type { TrialLink } from "../viewer.ts";

const MINUTE = 60;

/** What a link may do in a minute, and all links of one address together: a team may share one. */
const MOST = {
  route: { link: 60, address: 300 },
  note: { link: 30, address: 120 },
} as const;

export interface TryRates {
  /** @throws AppError too-many when it is one call too much */
  count(what: keyof typeof MOST, link: Pick<TrialLink, "id">, address: string): Promise<void>;
}

export function createTryRates(db: Db): TryRates {
  const rate = createRate(db, "try-link", MINUTE);
  return {
    async count(what, { id }, address) {
      const most = MOST[what];
      const wait = await rate.count([
        { key: `${what} of ${id}`, points: 1, most: most.link },
        { key: address, points: 1, most: most.address },
      ]);
      if (wait !== undefined) throw tooManyTries(wait);
    },
  };
}
