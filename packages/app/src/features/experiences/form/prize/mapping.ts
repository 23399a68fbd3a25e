import type { GymkhanaForm, Reward } from "@panel/api-client/panel";
import { isPlaced, storedPosition, type Position } from "@panel/domain/map-point";
import {
  isPickupTime,
  isPrizeDay,
  isPrizeScore,
  PRIZE_DELIVERIES,
  settledPrizeScore,
} from "@panel/domain/prize";
import { newDelivery, type DeliveryValues } from "./delivery.ts";

/** The pickup point in the form, if one was chosen. */
export function pickupPlace({ prizePlace: { lat, lon } }: DeliveryValues): Position | null {
  return lat !== null && lon !== null && isPlaced({ lat, lon }) ? { lat, lon } : null;
}

/** How a prize as read is handed over, in the shape of the form. */
export function toDelivery(prize: Reward | undefined): DeliveryValues {
  if (!prize) return newDelivery();
  const place = { lat: prize.Latitude ?? 0, lon: prize.Longitude ?? 0 };
  return {
    prizeDelivery: PRIZE_DELIVERIES[prize.Raffle],
    prizeScore: String(prize.Score),
    prizeStart: prize.IniDay,
    prizeEnd: prize.EndDay,
    prizeAmStart: prize.AmStart,
    prizeAmEnd: prize.AmEnd,
    prizePmStart: prize.PmStart,
    prizePmEnd: prize.PmEnd,
    prizePlace: isPlaced(place) ? place : { lat: null, lon: null },
    prizeAddress: prize.Location,
    prizeLottery: prize.LotteryDate,
  };
}

/**
 * Both deliveries in the shape of the call, so that the one that was not chosen is kept too. What is wrong
 * there, out of sight, is left out: it is no reason to refuse the rest.
 */
export function toDeliveryForm(values: DeliveryValues): Partial<GymkhanaForm> {
  const place = pickupPlace(values);
  const position = place && storedPosition(place);
  const score = settledPrizeScore(values.prizeScore);
  const day = (name: string, text: string) => (isPrizeDay(text) ? { [name]: text } : {});
  const time = (name: string, text: string) => (isPickupTime(text) ? { [name]: text } : {});
  return {
    prizeRaffle: values.prizeDelivery === "lottery" ? 1 : 0,
    ...(isPrizeScore(score) ? { prizeScore: Number(score) } : {}),
    ...day("prizeIniDay", values.prizeStart),
    ...day("prizeEndDay", values.prizeEnd),
    ...time("prizeAmStart", values.prizeAmStart),
    ...time("prizeAmEnd", values.prizeAmEnd),
    ...time("prizePmStart", values.prizePmStart),
    ...time("prizePmEnd", values.prizePmEnd),
    prizeLocation: values.prizeAddress,
    ...(position ? { prizeLatitude: position.lat, prizeLongitude: position.lon } : {}),
    ...day("prizeLotteryDate", values.prizeLottery),
  };
}
