import type { CalendarDate } from "@internationalized/date";
import { useRef } from "react";
import { Calendar } from "react-aria-components/Calendar";
import { CalendarMonth, useCalendarFrame } from "./CalendarMonth.tsx";
import type { DateLabels } from "./labels.ts";

interface CalendarPanelProps {
  value: CalendarDate | null;
  onChange: (day: CalendarDate) => void;
  min: CalendarDate | null;
  max: CalendarDate | null;
  reasonOf: (day: string) => string | undefined;
  locale: string;
  timeZone: string | undefined;
  labels: DateLabels;
}

/** A calendar of one month. */
export function CalendarPanel({
  min,
  max,
  reasonOf,
  locale,
  timeZone,
  labels,
  ...props
}: CalendarPanelProps) {
  const calendar = useRef<HTMLDivElement>(null);
  const { dir, onFocusChange, focused, now } = useCalendarFrame(calendar, labels, timeZone);
  return (
    <Calendar
      ref={calendar}
      dir={dir}
      aria-label={labels.calendar}
      {...props}
      minValue={min}
      maxValue={max}
      isDateUnavailable={(day) => reasonOf(day.toString()) !== undefined}
      onFocusChange={onFocusChange}
      defaultFocusedValue={props.value ?? now}
      // eslint-disable-next-line jsx-a11y/no-autofocus -- The reader has just opened the calendar.
      autoFocus
    >
      <CalendarMonth
        now={now}
        locale={locale}
        labels={labels}
        reasonOf={reasonOf}
        focused={focused}
      />
    </Calendar>
  );
}
