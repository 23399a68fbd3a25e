import {
  DEFAULT_PRIZE_SCORE,
  isPrizeDay,
  isPrizeScore,
  pickupProblems,
  PRIZE_DELIVERIES,
  SCHEDULES,
  settledPrizeScore,
  type Pickup,
  type PrizeProblem,
} from "@panel/domain/prize";
import * as z from "zod/mini";

/** How the prize is handed over, as it stands in the form; right or wrong is for `deliveryProblems`. */
export const deliveryShape = {
  prizeDelivery: z.enum(PRIZE_DELIVERIES),
  /** As typed; nothing typed is the default. */
  prizeScore: z.string(),
  prizeStart: z.string(),
  prizeEnd: z.string(),
  prizeAmStart: z.string(),
  prizeAmEnd: z.string(),
  prizePmStart: z.string(),
  prizePmEnd: z.string(),
  prizePlace: z.object({ lat: z.nullable(z.number()), lon: z.nullable(z.number()) }),
  prizeAddress: z.string(),
  prizeLottery: z.string(),
};

const deliverySchema = z.object(deliveryShape);
export type DeliveryValues = z.infer<typeof deliverySchema>;

const NO_PICKUP: Pickup = {
  prizeStart: "",
  prizeEnd: "",
  prizeAmStart: "",
  prizeAmEnd: "",
  prizePmStart: "",
  prizePmEnd: "",
};
const PICKUP_FIELDS = Object.keys(NO_PICKUP) as (keyof Pickup)[];

/** Without a prize. Its days are proposed once there is one, so that they are counted from then. */
export function newDelivery(): DeliveryValues {
  return {
    prizeDelivery: "prize",
    prizeScore: String(DEFAULT_PRIZE_SCORE),
    ...NO_PICKUP,
    prizePlace: { lat: null, lon: null },
    prizeAddress: "",
    prizeLottery: "",
  };
}

/** Whether nothing was said yet of when the prize is picked up. */
export function isPickupOpen(values: Pickup): boolean {
  return PICKUP_FIELDS.every((field) => values[field] === "");
}

export type DeliveryField = keyof Pickup | "prizeLottery" | "prizeScore";
export type DeliveryProblem = PrizeProblem | "prizeScoreRange";

/** What is wrong with the delivery that was chosen, by field. What belongs to the other one can wait. */
export function deliveryProblems(
  values: DeliveryValues & { prizeEnabled: boolean },
): Partial<Record<DeliveryField, DeliveryProblem>> {
  if (!values.prizeEnabled) return {};
  const problems: Partial<Record<DeliveryField, DeliveryProblem>> =
    values.prizeDelivery === "prize" ? pickupProblems(values) : {};
  if (values.prizeDelivery === "lottery" && !isPrizeDay(values.prizeLottery)) {
    problems.prizeLottery = "prizeDayRange";
  }
  if (!isPrizeScore(settledPrizeScore(values.prizeScore))) problems.prizeScore = "prizeScoreRange";
  return problems;
}

/** Whether winners can be told all that they need: when and where, or the day of the draw. */
export function isDeliveryComplete(values: DeliveryValues): boolean {
  if (values.prizeDelivery === "lottery") return values.prizeLottery !== "";
  const { prizeStart, prizeEnd, prizePlace } = values;
  // Either may stay closed, but one that opens also closes.
  const halves = SCHEDULES.map(([from, to]) => [values[from], values[to]].filter(Boolean).length);
  const scheduled = halves.includes(2) && !halves.includes(1);
  return Boolean(prizeStart && prizeEnd && scheduled && prizePlace.lat !== null);
}
