import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { tooManyTries } from "../app-error.ts";

/** How often something may be done in a minute. Counted in the process: each node counts for itself. */
export interface MemoryRate {
  /** @throws AppError too-many where it is one too many */
  count(key: string | number): Promise<void>;
  /** The same, without counting. */
  check(key: string | number): Promise<void>;
}

const MINUTE = 60;

export function createMemoryRate(most: number): MemoryRate {
  const limiter = new RateLimiterMemory({ points: most, duration: MINUTE });
  return {
    async count(key) {
      try {
        await limiter.consume(key);
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        throw tooManyTries(refusal.msBeforeNext / 1000);
      }
    },

    async check(key) {
      const known = await limiter.get(key);
      if (known && known.remainingPoints <= 0 && known.msBeforeNext > 0) {
        throw tooManyTries(known.msBeforeNext / 1000);
      }
    },
  };
}
