import type { Position } from "@panel/domain/experience/position";
import { SCHEDULES, type Prize } from "@panel/domain/experience/prize";
import { timeZoneOfPlaces } from "@panel/domain/time-zone";

interface Hours {
  /** `HH:MM`, by the clock of the place. */
  readonly from: string;
  readonly to: string;
}

/**
 * The hours at which a prize is handed over on the day of a moment; undefined where it is not on that day.
 * @param points of its route, one of which tells the time zone where no place is set
 */
export function pickupToday(
  pickup: Prize["pickup"],
  points: readonly { readonly position: Position | null }[],
  now: Date,
): readonly Hours[] | undefined {
  const places = points.map(({ position }) => position);
  const timeZone = timeZoneOfPlaces([pickup.place, ...places]);
  const today = new Intl.DateTimeFormat("sv-SE", { timeZone }).format(now);
  const { firstDay, lastDay } = pickup;
  if (firstDay && today < firstDay) return undefined;
  if (lastDay && today > lastDay) return undefined;
  const hours = SCHEDULES.map(([from, to]) => ({ from: pickup[from], to: pickup[to] }));
  const told = hours.filter(({ from, to }) => from !== "" && to !== "");
  return told.length > 0 ? told : undefined;
}
