/** How many plays have reached a point; null where that is not known. */
interface Reached {
  readonly reached: number | null;
  /** Whether the point was not there yet when some of the plays began. */
  readonly isNewer: boolean;
}

/**
 * The place of the point at which most visitors are lost, and how many; undefined where nobody is. A point that was not there for all
 * plays is passed over: whom it did not exist for is not lost.
 */
export function largestDrop(
  points: readonly Reached[],
): { index: number; lost: number } | undefined {
  let found: { index: number; lost: number } | undefined;
  let before: number | null | undefined;
  for (const [index, { reached, isNewer }] of points.entries()) {
    if (isNewer) continue;
    if (reached !== null && before !== undefined && before !== null) {
      const lost = before - reached;
      if (lost > (found?.lost ?? 0)) found = { index, lost };
    }
    before = reached;
  }
  return found;
}
