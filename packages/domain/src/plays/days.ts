import { TIME_ZONE } from "../experience/prize.ts";

/* Days are whole numbers: how many have passed since 1970-01-01. An event falls on the day that it is in Madrid. */

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const format = new Intl.DateTimeFormat("sv-SE", { timeZone: TIME_ZONE });
/** Madrid's clock changes at full hours, so all of an hour is of one day. */
const known = new Map<number, number>();

/** The day on which a time falls, in milliseconds since 1970. */
export function dayAt(at: number): number {
  const hour = Math.floor(at / HOUR);
  let day = known.get(hour);
  if (day === undefined) {
    if (known.size > 20_000) known.clear();
    day = dayOf(format.format(hour * HOUR));
    known.set(hour, day);
  }
  return day;
}

/** The day of a date, `YYYY-MM-DD`. */
export function dayOf(date: string): number {
  return Date.parse(`${date}T00:00:00Z`) / DAY;
}

/** The date of a day, `YYYY-MM-DD`. */
export function dateOf(day: number): string {
  return new Date(day * DAY).toISOString().slice(0, "YYYY-MM-DD".length);
}

/** Several days that are summed up together: `size` days from `start` on. A size of 0 is all days. */
export interface Block {
  readonly size: number;
  readonly start: number;
}

const SIZES = [64, 8, 1] as const;
const ALL: Block = { size: 0, start: 0 };

/** The blocks in which a day is counted. */
export function blocksOfDay(day: number): Block[] {
  return [ALL, ...SIZES.map((size) => ({ size, start: Math.floor(day / size) * size }))];
}

/** The fewest blocks that make up the days from `first` to `last`, both included. */
export function blocksBetween(first: number, last: number): Block[] {
  const blocks: Block[] = [];
  let start = first;
  while (start <= last) {
    const from = start;
    const size = SIZES.find((days) => from % days === 0 && from + days - 1 <= last) ?? 1;
    blocks.push({ size, start });
    start += size;
  }
  return blocks;
}
