/* When an event begins and ends. Times are in milliseconds since 1970. */

/** An event starts by its clock or by a button, and so it ends; 24 hours after its start at the latest. */
export interface EventTimes {
  /** When it starts by itself. */
  readonly startsAt: number | null;
  /** When it ends by itself. */
  readonly endsAt: number | null;
  /** How long it takes, where `endsAt` is null. */
  readonly minutes: number | null;
  /** When somebody has started it. */
  readonly startedAt: number | null;
  /** When somebody has ended it. */
  readonly endedAt: number | null;
}

export type EventState = "planned" | "underWay" | "over";

export const LONGEST_EVENT = 24 * 60 * 60_000;
const MINUTE = 60_000;

/** When it began; null while it is planned. */
export function begunAt({ startsAt, startedAt }: EventTimes, now: number): number | null {
  if (startedAt !== null) return startedAt;
  return startsAt !== null && startsAt <= now ? startsAt : null;
}

/** When it will end by itself, as far as its start is known. */
export function endOf(times: EventTimes): number | null {
  const { startsAt, startedAt, endsAt, minutes } = times;
  const start = startedAt ?? startsAt;
  if (start === null) return endsAt;
  const latest = start + LONGEST_EVENT;
  return Math.min(latest, endsAt ?? (minutes === null ? latest : start + minutes * MINUTE));
}

/** When it ended; null before. */
export function overAt(times: EventTimes, now: number): number | null {
  if (times.endedAt !== null) return times.endedAt;
  const end = endOf(times);
  return begunAt(times, now) !== null && end !== null && end <= now ? end : null;
}

export function eventState(times: EventTimes, now: number): EventState {
  if (overAt(times, now) !== null) return "over";
  return begunAt(times, now) === null ? "planned" : "underWay";
}

export type ScheduleProblem = "endsBeforeStart" | "tooLong" | "startsInPast";

/** What is wrong with the times of an event that has not begun. */
export function scheduleProblem(times: EventTimes, now: number): ScheduleProblem | undefined {
  const { startsAt, endsAt } = times;
  if (startsAt !== null && startsAt < now - MINUTE) return "startsInPast";
  if (endsAt === null) return undefined;
  if (endsAt <= (startsAt ?? now)) return "endsBeforeStart";
  return startsAt !== null && endsAt > startsAt + LONGEST_EVENT ? "tooLong" : undefined;
}

export interface Hiding {
  /** Before the end; 0 where it is never hidden. */
  readonly hiddenMinutes: number;
  /** Whether somebody has revealed it. */
  readonly isRevealed: boolean;
}

/** Whether the ranking is hidden: for the last minutes, and after the end, until somebody reveals it. */
export function isRankingHidden(
  times: EventTimes,
  { hiddenMinutes, isRevealed }: Hiding,
  now: number,
): boolean {
  const end = overAt(times, now) ?? endOf(times);
  if (isRevealed || hiddenMinutes === 0 || end === null) return false;
  return begunAt(times, now) !== null && now >= end - hiddenMinutes * MINUTE;
}

/** Whether teams are shown the ranking now: no phone in the hall tells what its screen hides. */
export function showsRanking(
  times: EventTimes,
  { shown, ...hiding }: Hiding & { readonly shown: "never" | "end" | "always" },
  now: number,
): boolean {
  const state = eventState(times, now);
  const isDue = shown === "always" ? state !== "planned" : shown === "end" && state === "over";
  return isDue && !isRankingHidden(times, hiding, now);
}
