import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { tooManyTries } from "../app-error.ts";
import { clientNetwork } from "../client-network.ts";
import type { VisitsSettings } from "../settings/visits-settings.ts";

const MINUTE = 60;
/** Calls with steps of one visit. */
const STEPS = 30;
/** Codes that are none, from one address. */
const UNKNOWN_CODES = 20;
/** Routes and lists that one address reads: a class may share it. */
const READS = 600;

/** How often the public may call, in a minute. Counted in the process: each node counts for itself. */
export interface VisitRates {
  /** @throws AppError too-many where it is one too many, as do the others */
  start(address: string): Promise<void>;
  read(address: string): Promise<void>;
  steps(visitId: number): Promise<void>;
  /** Is asked before a code is looked up. */
  mayAsk(address: string): Promise<void>;
  unknownCode(address: string): Promise<void>;
}

export function createVisitRates({ startsPerMinute }: VisitsSettings): VisitRates {
  const limiter = (points: number) => new RateLimiterMemory({ points, duration: MINUTE });
  const starts = limiter(startsPerMinute);
  const reads = limiter(READS);
  const steps = limiter(STEPS);
  const unknown = limiter(UNKNOWN_CODES);
  const count = async (by: RateLimiterMemory, key: string | number): Promise<void> => {
    try {
      await by.consume(key);
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      throw tooManyTries(refusal.msBeforeNext / 1000);
    }
  };
  return {
    start: (address) => count(starts, clientNetwork(address)),
    read: (address) => count(reads, clientNetwork(address)),
    steps: (visitId) => count(steps, visitId),
    async mayAsk(address) {
      const known = await unknown.get(clientNetwork(address));
      if (known && known.remainingPoints <= 0 && known.msBeforeNext > 0) {
        throw tooManyTries(known.msBeforeNext / 1000);
      }
    },
    unknownCode: (address) => count(unknown, clientNetwork(address)),
  };
}
