import { prizeDayAt } from "../experience/prize.ts";

const DAY = 24 * 60 * 60_000;

/** For how many days versions are kept. */
export interface VersionKeeping {
  /** All of them. */
  allDays: number;
  /** The last one of each day. */
  dailyDays: number;
}

export const VERSION_KEEPING: VersionKeeping = { allDays: 30, dailyDays: 365 };

export interface DatedVersion {
  number: number;
  /** UTC, ISO 8601. */
  savedAt: string;
  /** Empty for none. */
  name: string;
  /** Whether it was published: visitors may play it. */
  isPublished?: boolean | 0 | 1;
}

/** Numbers of the versions to delete. The latest one, those with a name and those that were published stay for ever. */
export function versionsToThin(
  versions: readonly DatedVersion[],
  now: Date,
  { allDays, dailyDays }: VersionKeeping,
): number[] {
  const latestFirst = versions.toSorted((a, b) => b.number - a.number);
  const days = new Set<string>();
  return latestFirst.flatMap(({ number, savedAt, name, isPublished }, index) => {
    const at = new Date(savedAt);
    const age = (now.getTime() - at.getTime()) / DAY;
    const day = prizeDayAt(at);
    const isLastOfDay = !days.has(day);
    days.add(day);
    const stays =
      index === 0 ||
      name !== "" ||
      isPublished ||
      age <= allDays ||
      (age <= dailyDays && isLastOfDay);
    return stays ? [] : [number];
  });
}
