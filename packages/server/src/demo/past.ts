const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** A moment so many days ago, at an hour of UTC; the demo's people work from 7 to 16. */
export function daysAgo(days: number, hour: number, minute = 0): Date {
  const midnight = Math.floor(Date.now() / DAY) * DAY;
  return new Date(midnight - days * DAY + (hour * 60 + minute) * MINUTE);
}

/** Moments of one sitting, some minutes apart. */
export const sitting = (start: Date, count: number): string[] =>
  Array.from({ length: count }, (_, index) =>
    new Date(start.getTime() + index * 13 * MINUTE).toISOString(),
  );
