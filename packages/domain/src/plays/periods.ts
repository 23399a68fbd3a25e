/** Days of the periods of which statistics are shown, today included; 0 is all time. */
export const PERIODS = [7, 30, 90, 365, 0] as const;
export type Period = (typeof PERIODS)[number];

/**
 * How many days each span of time goes back from today, from the shortest to the longest: the periods, and each with the
 * one before it.
 */
export const SPANS: readonly number[] = [
  ...new Set(PERIODS.filter((days) => days > 0).flatMap((days) => [days, 2 * days])),
  Number.POSITIVE_INFINITY,
].toSorted((one, other) => one - other);

/** The place of a period in `SPANS`. */
export function spanOf(period: number): number {
  return SPANS.indexOf(period === 0 ? Number.POSITIVE_INFINITY : period);
}
