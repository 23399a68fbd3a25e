import { clientNetwork } from "../client-network.ts";
import { createMemoryRate } from "../throttle/memory-rate.ts";

/** Calls with steps, and readings of the state, of one phone. */
const STEPS = 30;
const READS = 30;
const RENAMES = 10;
/** What one link or user does at boards. */
const ACTIONS = 60;
/** Codes that are none, from one address. */
const UNKNOWN_CODES = 20;
/** Doors that one address reads, and phones that join from it: a school shares it, and all of them come at once. */
const DOORS = 600;
const JOINS = 600;

/** How often phones and boards may call, in a minute. */
export interface EventRates {
  /** @throws AppError too-many where it is one too many, as do the others */
  door(address: string): Promise<void>;
  join(address: string): Promise<void>;
  steps(phoneId: number): Promise<void>;
  read(phoneId: number): Promise<void>;
  rename(phoneId: number): Promise<void>;
  act(actor: { role: string; id: number }): Promise<void>;
  /** Is asked before a code is looked up. */
  mayAsk(address: string): Promise<void>;
  unknownCode(address: string): Promise<void>;
}

export function createEventRates(): EventRates {
  const doors = createMemoryRate(DOORS);
  const joins = createMemoryRate(JOINS);
  const steps = createMemoryRate(STEPS);
  const reads = createMemoryRate(READS);
  const renames = createMemoryRate(RENAMES);
  const actions = createMemoryRate(ACTIONS);
  const unknown = createMemoryRate(UNKNOWN_CODES);
  return {
    door: (address) => doors.count(clientNetwork(address)),
    join: (address) => joins.count(clientNetwork(address)),
    steps: (phoneId) => steps.count(phoneId),
    read: (phoneId) => reads.count(phoneId),
    rename: (phoneId) => renames.count(phoneId),
    act: ({ role, id }) => actions.count(`${role} ${id}`),
    mayAsk: (address) => unknown.check(clientNetwork(address)),
    unknownCode: (address) => unknown.count(clientNetwork(address)),
  };
}
