/** How the final prize is handed over; the place of each is its raffle flag (document 2, section 9). */
export const PRIZE_DELIVERIES = ["prize", "lottery"] as const;
export type PrizeDelivery = (typeof PRIZE_DELIVERIES)[number];

/** Points that a player needs for the prize. */
export const DEFAULT_PRIZE_SCORE = 5;
export const PRIZE_SCORE_MAX = 1_000_000;

/** The first and the last day on which a prize can be handed over, `YYYY-MM-DD`. */
export const PRIZE_DAYS = { min: "2018-01-01", max: "2030-12-31" } as const;
/** The earliest and the latest time of day at which one is picked up, `HH:MM`. */
export const PICKUP_TIMES = { min: "09:00", max: "18:00" } as const;

/** When a prize can be picked up. Days are `YYYY-MM-DD`, times `HH:MM`, "" is not set. */
export interface Pickup {
  prizeStart: string;
  prizeEnd: string;
  prizeAmStart: string;
  prizeAmEnd: string;
  prizePmStart: string;
  prizePmEnd: string;
}

/** Where prizes are handed over unless it is said otherwise; no author's clock moves their days. */
const TIME_ZONE = "Europe/Madrid";

/** From tomorrow to in 7 days, in the morning and in the afternoon (document 2, section 9). */
export function defaultPickup(now: Date): Pickup {
  return {
    prizeStart: daysAfter(now, 1),
    prizeEnd: daysAfter(now, 7),
    prizeAmStart: "09:00",
    prizeAmEnd: "13:00",
    prizePmStart: "16:00",
    prizePmEnd: "18:00",
  };
}

function daysAfter(now: Date, days: number): string {
  const today = new Intl.DateTimeFormat("sv-SE", { timeZone: TIME_ZONE }).format(now);
  const day = new Date(`${today}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + days);
  const text = day.toISOString().slice(0, "YYYY-MM-DD".length);
  return text > PRIZE_DAYS.max ? PRIZE_DAYS.max : text;
}

/** Whether a prize can be handed over on this day; one that is not set is left open. */
export function isPrizeDay(day: string): boolean {
  return day === "" || (day >= PRIZE_DAYS.min && day <= PRIZE_DAYS.max);
}

/** Whether a prize can be picked up at this time; one that is not set is left open. */
export function isPickupTime(time: string): boolean {
  return time === "" || (time >= PICKUP_TIMES.min && time <= PICKUP_TIMES.max);
}

/** What is wrong with a field of the delivery. */
export type PrizeProblem = "prizeDayRange" | "prizeEndFirst" | "prizeTimeRange" | "prizeCloseFirst";

/** What is wrong with the times of a pickup, by field: the range goes before the order. */
export function pickupProblems(pickup: Pickup): Partial<Record<keyof Pickup, PrizeProblem>> {
  const { prizeStart, prizeEnd } = pickup;
  const problems: Partial<Record<keyof Pickup, PrizeProblem>> = {};
  if (prizeStart && prizeEnd && prizeEnd < prizeStart) problems.prizeEnd = "prizeEndFirst";
  for (const field of ["prizeStart", "prizeEnd"] as const) {
    if (!isPrizeDay(pickup[field])) problems[field] = "prizeDayRange";
  }
  for (const [from, to] of SCHEDULES) {
    if (pickup[from] && pickup[to] && pickup[to] <= pickup[from]) problems[to] = "prizeCloseFirst";
    for (const field of [from, to]) {
      if (!isPickupTime(pickup[field])) problems[field] = "prizeTimeRange";
    }
  }
  return problems;
}

/** The morning and the afternoon: when each begins and ends. */
export const SCHEDULES = [
  ["prizeAmStart", "prizeAmEnd"],
  ["prizePmStart", "prizePmEnd"],
] as const;

/**
 * The required points as they stand once their field is left (document 2, sections 2 and 5): an empty one
 * has the default again, and what is no number is 0.
 */
export function settledPrizeScore(typed: string): string {
  const text = typed.trim();
  if (text === "") return String(DEFAULT_PRIZE_SCORE);
  if (Number.isNaN(Number(text))) return "0";
  return isPrizeScore(text) ? String(Number(text)) : text;
}

/** Whether a text is a number of required points: whole, 0 or more. */
export function isPrizeScore(text: string): boolean {
  return /^\d+$/.test(text) && Number(text) <= PRIZE_SCORE_MAX;
}
