import type { CalendarDateTime } from "@internationalized/date";
import { useState } from "react";
import { DateField as RacDateField } from "react-aria-components/DateField";
import { CalendarButton } from "../date-field/CalendarButton.tsx";
import { dayOf, dayText, dayTimeOf, dayTimeText, timeOf, timeText } from "../date-field/iso.ts";
import { KeptText } from "../date-field/KeptText.tsx";
import { type DateLabels, englishDateLabels } from "../date-field/labels.ts";
import { SegmentBox } from "../date-field/SegmentBox.tsx";
import { Segments } from "../date-field/Segments.tsx";
import { reasonAgainst, type UnavailableDays } from "../date-field/unavailable.ts";
import {
  type SegmentFieldProps,
  useDateLocale,
  useSegmentField,
} from "../date-field/use-segment-field.ts";
import { hasMonthFirst, shownDayTime, writtenDayTime } from "../date-field/written.ts";
import { englishLimitLabels } from "../field/labels.ts";
import { useLabels } from "../labels/labels-context.ts";
import { OpenDay } from "./OpenDay.tsx";
import { settledDayTime } from "./settled.ts";
import type { PopoverOpenReason } from "../popover/use-popover.ts";
import type { OpeningProps } from "../style/use-open.ts";

export interface DateTimeFieldProps extends SegmentFieldProps, OpeningProps<PopoverOpenReason> {
  /** `YYYY-MM-DDTHH:MM`, or "" for none. Controlled when given. */
  value?: string;
  defaultValue?: string;
  /** Called with `YYYY-MM-DDTHH:MM` once every part is filled in, or "" when the field is emptied. */
  onValueChange?: (value: string) => void;
  /** First moment that can be chosen, `YYYY-MM-DDTHH:MM`; `max` is the last. One outside is said once the field is left. */
  min?: string;
  max?: string;
  /** Days, `YYYY-MM-DD`, that cannot be chosen; one that is written all the same is said once the field is left. */
  unavailable?: UnavailableDays;
  /** Time, `HH:MM`, of a day that is given while there is no time. @default the time stays open */
  defaultTime?: string;
  /** Whether it has a button that opens the calendar. @default true */
  calendar?: boolean;
  disabled?: boolean;
  /** Lets a native form be sent only with a value. */
  required?: boolean;
  /** Name under which the value is submitted with a native form. */
  name?: string;
  /** Id of the form, where the field is not inside it. */
  form?: string;
  /** BCP 47 locale for the order of the parts and 12 or 24 hours. @default the provider's, or else "en-GB" */
  locale?: string;
  /** IANA time zone by which the calendar knows today. @default the provider's, or else the reader's */
  timeZone?: string;
  labels?: Partial<DateLabels>;
}

/** A day with its time, without a time zone, typed part by part; the day can be chosen from a calendar. */
export function DateTimeField({
  min,
  max,
  unavailable,
  defaultTime,
  calendar = true,
  open,
  defaultOpen,
  onOpenChange,
  locale: language,
  timeZone,
  labels: given,
  ...props
}: DateTimeFieldProps) {
  const labels = useLabels("dateField", englishDateLabels, given);
  const words = useLabels("limits", englishLimitLabels, undefined);
  const locale = useDateLocale(language);
  /** A day that is given while its time is open: the parts show it, and no value is handed out yet. */
  const [openDay, setOpenDay] = useState<string>();
  const limits = { min: dayTimeOf(min), max: dayTimeOf(max) };
  // Formatted in UTC, so that no time zone changes it.
  const long = (moment: CalendarDateTime) =>
    new Intl.DateTimeFormat(locale, {
      dateStyle: "long",
      timeStyle: "short",
      timeZone: "UTC",
    }).format(moment.toDate("UTC"));
  const reasonOf = (day: string) => reasonAgainst(day, unavailable, labels.unavailable);
  const segmentField = useSegmentField(props, labels.incomplete, (text) => {
    const chosen = dayTimeOf(text);
    if (!chosen) return undefined;
    if (limits.min && chosen.compare(limits.min) < 0) return words.notBefore(long(limits.min));
    if (limits.max && chosen.compare(limits.max) > 0) return words.notAfter(long(limits.max));
    return reasonOf(dayTimeText(chosen).slice(0, "YYYY-MM-DD".length));
  });
  const moment = dayTimeOf(segmentField.text);

  /** Sets a day of which the time is kept, or stays open. */
  const setDay = (day: string, set: (text: string) => void) => {
    if (moment) return set(`${day}${dayTimeText(moment).slice("YYYY-MM-DD".length)}`);
    const time = timeText(timeOf(defaultTime));
    if (time) return set(`${day}T${time}`);
    if (segmentField.text !== "") set("");
    setOpenDay(day);
  };
  const through = (set: (text: string) => void) => (text: string) =>
    dayOf(text) ? setDay(text, set) : set(text);
  const field = {
    ...segmentField,
    set: through(segmentField.set),
    setHere: through(segmentField.setHere),
  };

  const monthFirst = hasMonthFirst(locale);
  const read = (text: string) => writtenDayTime(text, monthFirst);
  const focusTime = () => {
    setOpenDay(undefined);
    // Written by hand, the day has been left for another place.
    const { box } = segmentField;
    if (box.current?.contains(document.activeElement))
      box.current.querySelector<HTMLElement>("[data-type=hour]")?.focus();
  };
  return (
    <SegmentBox field={field} locale={locale}>
      {field.text !== "" && moment === null ? (
        <KeptText
          key={field.text}
          field={field}
          shown={shownDayTime(field.text, monthFirst)}
          read={read}
        />
      ) : (
        <RacDateField
          {...field.parts}
          granularity="minute"
          value={moment}
          onChange={(next) => field.take(dayTimeText(next))}
          minValue={limits.min}
          maxValue={limits.max}
        >
          <Segments field={field} empty={labels.empty} settle={settledDayTime} read={read} />
          {openDay && <OpenDay day={openDay} onShown={focusTime} />}
        </RacDateField>
      )}
      {calendar && (
        <CalendarButton
          {...{ open, defaultOpen, onOpenChange }}
          value={dayOf(openDay ?? field.text.slice(0, "YYYY-MM-DD".length))}
          onChoose={(day) => field.set(dayText(day))}
          min={dayOf(min?.slice(0, "YYYY-MM-DD".length))}
          max={dayOf(max?.slice(0, "YYYY-MM-DD".length))}
          reasonOf={reasonOf}
          disabled={field.disabled}
          locale={locale}
          timeZone={timeZone}
          labels={labels}
        />
      )}
    </SegmentBox>
  );
}
