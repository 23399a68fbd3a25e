import type { ModelFailure } from "@panel/api-client/bots-types";

/** After so many failures in a row, visitors are not kept waiting for the next one. */
const FAILURES = 3;
/** How long the model is then not called, in ms. */
const PAUSE = 30_000;
/** However long the provider asks for, in ms. */
const LONGEST_PAUSE = 15 * 60_000;

/** Remembers, in this process, whether it is worth while to call the model now. */
export interface ModelPause {
  /** Why the model is not called now; undefined when it is. */
  reason(): ModelFailure | undefined;
  /** Notes how a call went. @param retryAfter ms that the provider wants to be left alone */
  note(outcome: "works" | ModelFailure, retryAfter?: number): void;
}

/** @param now ms */
export function createModelPause(now: () => number): ModelPause {
  let failures = 0;
  let last: ModelFailure | undefined;
  let until = 0;
  return {
    reason: () => (now() < until ? last : undefined),
    note(outcome, retryAfter) {
      if (outcome === "limited") {
        last = outcome;
        until = now() + Math.min(LONGEST_PAUSE, retryAfter ?? PAUSE);
        return;
      }
      // Only these keep a visitor waiting; the others are answered quickly.
      if (outcome !== "slow" && outcome !== "unreachable") {
        failures = 0;
        until = 0;
        return;
      }
      failures += 1;
      last = outcome;
      // The first call after a pause is a try: when it fails, the next pause begins.
      if (failures >= FAILURES) until = now() + PAUSE;
    },
  };
}
