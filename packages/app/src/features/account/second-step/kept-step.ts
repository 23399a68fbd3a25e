import { readStored, writeStored } from "../../../shared/device-storage.ts";

const NAME = "explorar-second-step";
/** In ms: as long as the server takes a challenge. */
const LIFETIME = 5 * 60_000;

/** A second step of signing in that is under way. */
export interface KeptStep {
  challenge: string;
  /** Whether a second factor is set up, rather than asked for a code. */
  enrol: boolean;
}

/**
 * Keeps a second step for this tab alone. A phone closes the page while its owner looks for the code in another app, and
 * loads it again afterwards. The challenge opens nothing without the code.
 */
export function keepStep(step: KeptStep): void {
  const kept = { ...step, until: Date.now() + LIFETIME };
  writeStored(NAME, JSON.stringify(kept), "sessionStorage");
}

/** Whether the page was here before: loaded again by its user, or by the browser that had discarded it. */
function isLoadedAgain(): boolean {
  const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  const { wasDiscarded = false } = document as { wasDiscarded?: boolean };
  return wasDiscarded || entry?.type === "reload" || entry?.type === "back_forward";
}

/**
 * The step that this tab was at, as long as its challenge works. Whoever opens the page anew, or comes to it by signing out,
 * begins from the start.
 */
export function keptStep(): KeptStep | undefined {
  if (!isLoadedAgain()) {
    forgetStep();
    return undefined;
  }
  const stored = readStored(NAME, "sessionStorage");
  if (!stored) return undefined;
  const { challenge, enrol, until } = JSON.parse(stored) as KeptStep & { until: number };
  return until > Date.now() ? { challenge, enrol } : undefined;
}

export function forgetStep(): void {
  writeStored(NAME, "", "sessionStorage");
}
