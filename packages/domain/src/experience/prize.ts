import { LONG_TEXT_MAX } from "./limits.ts";
import type { FieldProblem, FormModel, Model } from "./field.ts";
import * as field from "./field.ts";

/** How the final prize is handed over. The index of each is its raffle flag (document 2, section 9). */
export const PRIZE_DELIVERIES = ["prize", "lottery"] as const;
export type PrizeDelivery = (typeof PRIZE_DELIVERIES)[number];

/** Points that a player needs for the prize. */
export const DEFAULT_PRIZE_SCORE = 5;
export const PRIZE_SCORE_MAX = 1_000_000;
export const PRIZE_STOCK_MAX = 1_000_000;

/** The first and the last day on which a prize can be handed over, `YYYY-MM-DD`. */
export const PRIZE_DAYS = { min: "2018-01-01", max: "2030-12-31" } as const;
/** The earliest and the latest time of day at which one is picked up, `HH:MM`. */
export const PICKUP_TIMES = { min: "09:00", max: "18:00" } as const;

const prizeDay = field.day((value) => (isPrizeDay(value) ? undefined : "FORM.prizeDayRange"));
const pickupTime = field.time((value) => (isPickupTime(value) ? undefined : "FORM.prizeTimeRange"));

/** The final prize of an experience. The data of both deliveries is kept, so that switching between them loses nothing. */
export const prizeFields = {
  enabled: field.flag(false),
  name: field.texts({ max: 200 }),
  description: field.texts({ max: LONG_TEXT_MAX, lines: true }),
  image: field.assets("image"),
  delivery: field.choice(PRIZE_DELIVERIES, "prize"),
  score: field.number({
    max: PRIZE_SCORE_MAX,
    default: DEFAULT_PRIZE_SCORE,
    problem: "FORM.prizeScoreRange",
  }),
  /** How many there are to be handed over; 0 where nobody counts them. */
  stock: field.number({ max: PRIZE_STOCK_MAX, default: 0, problem: "FORM.prizeStockRange" }),
  pickup: {
    firstDay: prizeDay,
    lastDay: prizeDay,
    morningStart: pickupTime,
    morningEnd: pickupTime,
    afternoonStart: pickupTime,
    afternoonEnd: pickupTime,
    place: field.place,
    address: field.text({ max: 500 }),
  },
  lotteryDay: prizeDay,
};
export type Prize = Model<typeof prizeFields>;
export type PrizeForm = FormModel<typeof prizeFields>;

/** The days and hours of a pickup. */
export type PickupTimes = Omit<Prize["pickup"], "place" | "address">;
type PickupProblem = Extract<FieldProblem, `FORM.prize${string}`>;

/** Default time zone in which the days of a pickup and of plays are computed, whatever the author's clock says. */
export const TIME_ZONE = "Europe/Madrid";

/** The default pickup: from tomorrow until in 7 days, in the morning and in the afternoon (document 2, section 9). */
export function defaultPickup(now: Date): PickupTimes {
  return {
    firstDay: daysAfter(now, 1),
    lastDay: daysAfter(now, 7),
    morningStart: "09:00",
    morningEnd: "13:00",
    afternoonStart: "16:00",
    afternoonEnd: "18:00",
  };
}

/** The day on which a moment falls where prizes are handed over, `YYYY-MM-DD`. */
export function prizeDayAt(now: Date): string {
  return DAYS.format(now);
}
const DAYS = new Intl.DateTimeFormat("sv-SE", { timeZone: TIME_ZONE });

function daysAfter(now: Date, days: number): string {
  const today = prizeDayAt(now);
  const day = new Date(`${today}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + days);
  const text = day.toISOString().slice(0, "YYYY-MM-DD".length);
  return text > PRIZE_DAYS.max ? PRIZE_DAYS.max : text;
}

/** Whether a prize can be handed over on this day. An empty day is allowed. */
export function isPrizeDay(day: string): boolean {
  return day === "" || (day >= PRIZE_DAYS.min && day <= PRIZE_DAYS.max);
}

/** Whether a prize can be picked up at this time. An empty time is allowed. */
export function isPickupTime(time: string): boolean {
  return time === "" || (time >= PICKUP_TIMES.min && time <= PICKUP_TIMES.max);
}

/** The problems of the times of a pickup, by field. Range errors take precedence over order errors. */
export function pickupProblems(
  pickup: PickupTimes,
): Partial<Record<keyof PickupTimes, PickupProblem>> {
  const { firstDay, lastDay } = pickup;
  const problems: Partial<Record<keyof PickupTimes, PickupProblem>> = {};
  if (firstDay && lastDay && lastDay < firstDay) problems.lastDay = "FORM.prizeEndFirst";
  for (const day of ["firstDay", "lastDay"] as const) {
    if (!isPrizeDay(pickup[day])) problems[day] = "FORM.prizeDayRange";
  }
  for (const [from, to] of SCHEDULES) {
    if (pickup[from] && pickup[to] && pickup[to] <= pickup[from])
      problems[to] = "FORM.prizeCloseFirst";
    for (const time of [from, to]) {
      if (!isPickupTime(pickup[time])) problems[time] = "FORM.prizeTimeRange";
    }
  }
  return problems;
}

/** The fields of start and end of the morning and of the afternoon. */
export const SCHEDULES = [
  ["morningStart", "morningEnd"],
  ["afternoonStart", "afternoonEnd"],
] as const;

/**
 * Corrects the required points when the user leaves their field (document 2, sections 2 and 5): an empty field
 * gets the default, and a text that is no number becomes 0.
 */
export function settledPrizeScore(typed: string): string {
  const text = typed.trim();
  if (text === "") return String(DEFAULT_PRIZE_SCORE);
  if (Number.isNaN(Number(text))) return "0";
  return isPrizeScore(text) ? String(Number(text)) : text;
}

/** Whether a text is a valid number of required points: an integer of 0 or more. */
export function isPrizeScore(text: string): boolean {
  return /^\d+$/.test(text) && Number(text) <= PRIZE_SCORE_MAX;
}

/** The day on which the prize is drawn, `YYYY-MM-DD`; null where it is not. */
export function drawDay({
  enabled,
  delivery,
  lotteryDay,
}: Pick<Prize, "enabled" | "delivery" | "lotteryDay">): string | null {
  return enabled && delivery === "lottery" && lotteryDay !== "" ? lotteryDay : null;
}

/**
 * Whether a prize is handed over at this moment. What the author has left open does not close it.
 * @param timeZone IANA name of that of the place
 */
export function isPickupOpen(pickup: PickupTimes, now: Date, timeZone: string): boolean {
  const format = { timeZone, dateStyle: "short", timeStyle: "short" } as const;
  const [day = "", time = ""] = new Intl.DateTimeFormat("sv-SE", format).format(now).split(" ");
  if (pickup.firstDay !== "" && day < pickup.firstDay) return false;
  if (pickup.lastDay !== "" && day > pickup.lastDay) return false;
  const hours = SCHEDULES.map(([from, to]) => [pickup[from], pickup[to]] as const).filter(
    ([from, to]) => from !== "" && to !== "",
  );
  return hours.length === 0 || hours.some(([from, to]) => time >= from && time < to);
}

/** Whether no day and no time of the pickup is set. */
export function isPickupUnset(pickup: PickupTimes): boolean {
  const { firstDay, lastDay } = pickup;
  return [firstDay, lastDay, ...SCHEDULES.flat().map((name) => pickup[name])].every(
    (at) => at === "",
  );
}

/** Whether the delivery is complete: when and where the prize is picked up, or the day of the draw. */
export function isDeliveryComplete({ delivery, pickup, lotteryDay }: PrizeForm): boolean {
  if (delivery === "lottery") return lotteryDay !== "";
  // The morning or the afternoon may be empty, but a start needs an end.
  const halves = SCHEDULES.map(([from, to]) => [pickup[from], pickup[to]].filter(Boolean).length);
  const scheduled = halves.includes(2) && !halves.includes(1);
  return Boolean(pickup.firstDay && pickup.lastDay && scheduled && pickup.place);
}

/** Whether a value of the prize is validated now. The path is that within the experience. */
export function isPrizeValueInForce(path: string, { enabled, delivery }: PrizeForm): boolean {
  if (!enabled) return false;
  if (path === "prize.lotteryDay") return delivery === "lottery";
  const isPickedUp = path === "prize.stock" || path.startsWith("prize.pickup.");
  return !isPickedUp || delivery === "prize";
}
