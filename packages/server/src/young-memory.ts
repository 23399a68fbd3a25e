import { PerformanceObserver } from "node:perf_hooks";
import { getHeapSpaceStatistics, setFlagsFromString } from "node:v8";

/** Most bytes of the engine's room for what is young, both halves of it together. */
const MOST_BYTES = 8 * 1024 * 1024;

/** Has the engine keep the room for what is young as small as it is. */
export function keepYoungMemory(): void {
  setFlagsFromString("--semi-space-growth-factor=1");
}

/**
 * Lets the room for what is young grow to `MOST_BYTES` under load. In the least room the answers under
 * way outlive a collection and have to be cleared from among what is old, which takes as long as to
 * make them; in the 32 MB that the engine would take, uploads pile up. It gives the room back at rest.
 */
export function growYoungMemory(): void {
  let grows = false;
  const adjust = (): void => {
    const mayGrow = youngBytes() < MOST_BYTES;
    if (mayGrow === grows) return;
    grows = mayGrow;
    setFlagsFromString(`--semi-space-growth-factor=${grows ? 2 : 1}`);
  };
  adjust();
  new PerformanceObserver(adjust).observe({ type: "gc" });
}

function youngBytes(): number {
  const space = getHeapSpaceStatistics().find(({ space_name: name }) => name === "new_space");
  return space?.space_size ?? MOST_BYTES;
}
