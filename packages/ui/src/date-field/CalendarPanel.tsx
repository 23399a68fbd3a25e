import { type CalendarDate, getLocalTimeZone, isToday } from "@internationalized/date";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useEffect, useRef } from "react";
import { Button } from "react-aria-components/Button";
import {
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
} from "react-aria-components/Calendar";
import { Heading } from "react-aria-components/Heading";
import type { DateLabels } from "./labels.ts";

interface CalendarPanelProps {
  value: CalendarDate | null;
  onChange: (day: CalendarDate) => void;
  min: CalendarDate | null;
  max: CalendarDate | null;
  locale: string;
  labels: DateLabels;
}

const stepStyle =
  "grid size-8 cursor-pointer place-items-center rounded-field text-ink-muted hover:bg-sunken hover:text-ink data-disabled:cursor-not-allowed data-disabled:opacity-50 pointer-coarse:size-10 [&_svg]:size-4";

const cellStyle =
  "grid size-9 cursor-pointer place-items-center rounded-field tabular-nums outline-none hover:bg-sunken data-outside-month:invisible data-disabled:cursor-not-allowed data-disabled:text-ink-faint data-disabled:line-through data-focus-visible:outline-2 data-focus-visible:outline-solid data-focus-visible:outline-offset-1 data-focus-visible:outline-focus data-selected:bg-ink forced-colors:data-selected:border-2 data-selected:text-paper data-today:font-bold data-today:underline";

/** A calendar of one month. */
export function CalendarPanel({ value, onChange, min, max, locale, labels }: CalendarPanelProps) {
  // Formatted in UTC at noon, so that no time zone changes the day.
  const long = new Intl.DateTimeFormat(locale, { dateStyle: "full", timeZone: "UTC" });
  const nameOf = (day: CalendarDate) => {
    const name = long.format(Date.UTC(day.year, day.month - 1, day.day, 12));
    return isToday(day, getLocalTimeZone()) ? `${name} (${labels.today})` : name;
  };
  const calendar = useRef<HTMLDivElement>(null);
  // Firefox and WebKit focus nothing that is not shown yet, so the panel's first button would get the focus.
  useEffect(() => {
    const panel = calendar.current?.closest("[popover]");
    const focusDay = () => panel?.querySelector<HTMLElement>("[role=grid] [tabindex='0']")?.focus();
    panel?.addEventListener("toggle", focusDay, { once: true });
    return () => panel?.removeEventListener("toggle", focusDay);
  }, []);
  // The library adds a hidden button for screen readers, which it names in English where it lacks the language.
  useEffect(() => {
    const next = calendar.current?.querySelector(":scope > :last-child > button");
    next?.setAttribute("aria-label", labels.nextMonth);
  }, [labels.nextMonth]);
  return (
    <Calendar
      ref={calendar}
      aria-label={labels.calendar}
      value={value}
      minValue={min}
      maxValue={max}
      onChange={onChange}
      // eslint-disable-next-line jsx-a11y/no-autofocus -- The reader has just opened the calendar.
      autoFocus
    >
      <div className="mb-2 flex items-center justify-between gap-2">
        <Button slot="previous" aria-label={labels.previousMonth} className={stepStyle}>
          <ChevronLeft aria-hidden className="rtl:-scale-x-100" />
        </Button>
        <Heading className="text-body font-semibold first-letter:uppercase" />
        <Button slot="next" aria-label={labels.nextMonth} className={stepStyle}>
          <ChevronRight aria-hidden className="rtl:-scale-x-100" />
        </Button>
      </div>
      <CalendarGrid weekdayStyle="short">
        <CalendarGridHeader>
          {(day) => (
            <CalendarHeaderCell className="h-8 text-caption font-medium text-ink-muted">
              {day}
            </CalendarHeaderCell>
          )}
        </CalendarGridHeader>
        <CalendarGridBody>
          {(day) => (
            <CalendarCell
              date={day}
              className={cellStyle}
              // The library has no Catalan, so the label is our own.
              render={(dom) => <div {...dom} aria-label={nameOf(day)} />}
            />
          )}
        </CalendarGridBody>
      </CalendarGrid>
    </Calendar>
  );
}
