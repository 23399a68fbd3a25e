import { ModelError } from "./model-failure.ts";

/** How long calls of a model get to end by themselves when the server stops, in ms. */
const LAST_WORDS = 10_000;

/** Ends the calls of a model that are under way when the server stops. */
export interface LastWords {
  /** Aborts with a ModelError. */
  signal: AbortSignal;
  /** @param within ms that the calls get to end by themselves */
  stop(within?: number): void;
}

export function createLastWords(): LastWords {
  const stopping = new AbortController();
  return {
    signal: stopping.signal,
    stop(within = LAST_WORDS) {
      const end = () => stopping.abort(new ModelError("unreachable", "the server stops"));
      setTimeout(end, within).unref();
    },
  };
}
