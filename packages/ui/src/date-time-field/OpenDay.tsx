import { type CalendarDate, parseDate } from "@internationalized/date";
import { use, useEffect, useEffectEvent } from "react";
import { DateFieldStateContext } from "react-aria-components/DateField";

interface OpenDayProps {
  /** `YYYY-MM-DD` */
  day: string;
  /** Called once the parts show it. */
  onShown: () => void;
}

const partsOfDay = ["year", "month", "day"] as const;

/** Fills in the parts of a day in the React Aria field around it, and leaves those of the time as they are. */
export function OpenDay({ day, onShown }: OpenDayProps) {
  const state = use(DateFieldStateContext);
  const fill = useEffectEvent(() => {
    const wanted: CalendarDate = parseDate(day);
    // A part that is set is there with the next rendering, so they are set one after the other.
    const next = partsOfDay.find((type) => {
      const part = state?.segments.find((segment) => segment.type === type);
      return part?.isPlaceholder || part?.value !== wanted[type];
    });
    if (next) state?.setSegment(next, wanted[next]);
    else onShown();
  });
  useEffect(() => fill(), [state?.segments]);
  return null;
}
