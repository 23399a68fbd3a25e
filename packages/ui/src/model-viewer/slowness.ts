/** What the task takes in ms on a computer of average speed. */
const usual = 12;
const rounds = 4_000_000;
/** A device that is slower than this is not waited for any longer. */
const slowest = 10;

/**
 * How many times slower than usual this thread runs now, at least 1: a fixed piece of work is timed, since browsers do
 * not tell the time of the processor.
 */
export function slowness(now: () => number = () => performance.now()): number {
  const start = now();
  let hash = 0x811c9dc5;
  for (let round = 0; round < rounds; round += 1) hash = Math.imul(hash ^ round, 0x01000193);
  const took = now() - start;
  // The result is used, so that the work is not left out.
  return Math.min(slowest, Math.max(1, took / usual, hash === 0 ? 1 : 0));
}
