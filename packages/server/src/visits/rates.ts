import { clientNetwork } from "../client-network.ts";
import type { VisitsSettings } from "../settings/visits-settings.ts";
import { createMemoryRate } from "../throttle/memory-rate.ts";

/** Calls with steps of one visit. */
const STEPS = 30;
/** Codes that are none, from one address. */
const UNKNOWN_CODES = 20;
/** Routes and lists that one address reads: a class may share it. */
const READS = 600;

/** How often the public may call, in a minute. */
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
  const starts = createMemoryRate(startsPerMinute);
  const reads = createMemoryRate(READS);
  const steps = createMemoryRate(STEPS);
  const unknown = createMemoryRate(UNKNOWN_CODES);
  return {
    start: (address) => starts.count(clientNetwork(address)),
    read: (address) => reads.count(clientNetwork(address)),
    steps: (visitId) => steps.count(visitId),
    mayAsk: (address) => unknown.check(clientNetwork(address)),
    unknownCode: (address) => unknown.count(clientNetwork(address)),
  };
}
