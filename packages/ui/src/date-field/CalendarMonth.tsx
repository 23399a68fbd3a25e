import { type CalendarDate, today } from "@internationalized/date";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { type RefObject, useEffect, useState } from "react";
import { Button } from "react-aria-components/Button";
import {
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
} from "react-aria-components/Calendar";
import { Heading } from "react-aria-components/Heading";
import { useLocale } from "react-aria-components/I18nProvider";
import { useTimeZone } from "../labels/labels-context.ts";
import type { DateLabels } from "./labels.ts";

const stepStyle =
  "grid size-8 cursor-pointer place-items-center rounded-field text-ink-muted hover:bg-sunken hover:text-ink data-disabled:cursor-not-allowed data-disabled:opacity-50 pointer-coarse:size-10 [&_svg]:size-4";

const cellStyle =
  "grid size-9 cursor-pointer place-items-center rounded-field tabular-nums outline-none hover:bg-sunken data-outside-month:invisible data-disabled:cursor-not-allowed data-disabled:text-ink-faint data-disabled:line-through data-unavailable:cursor-not-allowed data-unavailable:text-ink-faint data-unavailable:line-through data-focus-visible:outline-2 data-focus-visible:outline-solid data-focus-visible:outline-offset-1 data-focus-visible:outline-focus data-selected:bg-ink forced-colors:data-selected:border-2 data-selected:text-paper data-now:font-bold data-now:underline";

/** Of a range only its ends are dark. */
const rangeStyle =
  "not-data-selection-start:not-data-selection-end:data-selected:bg-sunken not-data-selection-start:not-data-selection-end:data-selected:text-ink";

/** What a calendar needs beside React Aria's: the focus on its day, names in all languages, and its direction. */
export function useCalendarFrame(
  calendar: RefObject<HTMLDivElement | null>,
  labels: DateLabels,
  timeZone: string | undefined,
): {
  dir: "ltr" | "rtl";
  onFocusChange: (day: CalendarDate) => void;
  focused: string;
  now: CalendarDate;
} {
  const [focused, setFocused] = useState("");
  // Firefox and WebKit focus nothing that is not shown yet, so the panel's first button would get the focus.
  useEffect(() => {
    const panel = calendar.current?.closest("[popover]");
    const focusDay = () => panel?.querySelector<HTMLElement>("[role=grid] [tabindex='0']")?.focus();
    panel?.addEventListener("toggle", focusDay, { once: true });
    return () => panel?.removeEventListener("toggle", focusDay);
  }, [calendar]);
  // The library adds a hidden button for screen readers, which it names in English where it lacks the language.
  useEffect(() => {
    const buttons = calendar.current?.querySelectorAll(":scope > * > button[tabindex='-1']");
    buttons?.forEach((button) => button.setAttribute("aria-label", labels.nextMonth));
  }, [calendar, labels.nextMonth]);
  // The arrow keys follow the locale, so the layout does too.
  const { direction } = useLocale();
  return {
    dir: direction,
    onFocusChange: (day) => setFocused(day.toString()),
    focused,
    now: today(useTimeZone(timeZone)),
  };
}

interface CalendarMonthProps {
  /** Today, which is not the same day everywhere. */
  now: CalendarDate;
  locale: string;
  labels: DateLabels;
  /** Why a day cannot be chosen. */
  reasonOf: (day: string) => string | undefined;
  /** The day with the focus, whose reason is shown. */
  focused: string;
  range?: boolean;
}

/** Head and days of the calendar around it, with the reason of a day that cannot be chosen. */
export function CalendarMonth({
  now,
  locale,
  labels,
  reasonOf,
  focused,
  range,
}: CalendarMonthProps) {
  // Formatted in UTC at noon, so that no time zone changes the day.
  const long = new Intl.DateTimeFormat(locale, { dateStyle: "full", timeZone: "UTC" });
  const nameOf = (day: CalendarDate) => {
    const name = long.format(Date.UTC(day.year, day.month - 1, day.day, 12));
    const isNow = day.compare(now) === 0 ? ` (${labels.today})` : "";
    const reason = reasonOf(day.toString());
    return `${name}${isNow}${reason ? `. ${reason}` : ""}`;
  };
  const reason = focused && reasonOf(focused);
  return (
    <>
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
              className={range ? `${cellStyle} ${rangeStyle}` : cellStyle}
              // The library has no Catalan, so the label is our own.
              render={(dom) => (
                <div
                  {...dom}
                  aria-label={nameOf(day)}
                  data-now={day.compare(now) === 0 || undefined}
                />
              )}
            />
          )}
        </CalendarGridBody>
      </CalendarGrid>
      {/* The day's name says it too, where it is read aloud. */}
      {reason && (
        <p aria-hidden className="mt-2 max-w-64 text-caption text-ink-muted">
          {reason}
        </p>
      )}
    </>
  );
}
