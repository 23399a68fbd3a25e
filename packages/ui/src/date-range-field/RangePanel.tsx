import type { CalendarDate } from "@internationalized/date";
import { useRef } from "react";
import { RangeCalendar } from "react-aria-components/RangeCalendar";
import { CalendarMonth, useCalendarFrame } from "../date-field/CalendarMonth.tsx";
import type { DateLabels } from "../date-field/labels.ts";

interface RangePanelProps {
  value: { start: CalendarDate; end: CalendarDate } | null;
  onChange: (range: { start: CalendarDate; end: CalendarDate }) => void;
  min: CalendarDate | null;
  max: CalendarDate | null;
  reasonOf: (day: string) => string | undefined;
  locale: string;
  timeZone: string | undefined;
  labels: DateLabels;
}

/** A calendar of one month, in which a first and a last day are chosen. */
export function RangePanel({
  min,
  max,
  reasonOf,
  locale,
  timeZone,
  labels,
  ...props
}: RangePanelProps) {
  const calendar = useRef<HTMLDivElement>(null);
  const { dir, onFocusChange, focused, now } = useCalendarFrame(calendar, labels, timeZone);
  return (
    <RangeCalendar
      ref={calendar}
      dir={dir}
      aria-label={labels.calendar}
      {...props}
      minValue={min}
      maxValue={max}
      isDateUnavailable={(day) => reasonOf(day.toString()) !== undefined}
      onFocusChange={onFocusChange}
      defaultFocusedValue={props.value?.start ?? now}
      // eslint-disable-next-line jsx-a11y/no-autofocus -- The reader has just opened the calendar.
      autoFocus
    >
      <CalendarMonth
        now={now}
        locale={locale}
        labels={labels}
        reasonOf={reasonOf}
        focused={focused}
        range
      />
    </RangeCalendar>
  );
}
