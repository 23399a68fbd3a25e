/** Returns a random whole number from 0 to its argument - 1. */
export type Random = (below: number) => number;

/** A copy in random order, each order as likely as another (Fisher and Yates). */
export function shuffled<T>(list: readonly T[], random: Random): T[] {
  const copy = [...list];
  for (let last = copy.length - 1; last > 0; last--) {
    const other = random(last + 1);
    [copy[last], copy[other]] = [copy[other] as T, copy[last] as T];
  }
  return copy;
}
