import type { CalendarDate } from "@internationalized/date";
import { DateField as RacDateField } from "react-aria-components/DateField";
import { CalendarButton } from "./CalendarButton.tsx";
import { dayOf, dayText } from "./iso.ts";
import { KeptText } from "./KeptText.tsx";
import { SegmentBox } from "./SegmentBox.tsx";
import { Segments } from "./Segments.tsx";
import { type SegmentFieldProps, useDateLocale, useSegmentField } from "./use-segment-field.ts";
import { englishLimitLabels } from "../field/labels.ts";
import { useLabels } from "../labels/labels-context.ts";
import { type DateLabels, englishDateLabels } from "./labels.ts";
import { reasonAgainst, type UnavailableDays } from "./unavailable.ts";
import { hasMonthFirst, shownDay, wholeYear, writtenDay } from "./written.ts";
import type { PopoverOpenReason } from "../popover/use-popover.ts";
import type { OpeningProps } from "../style/use-open.ts";

export interface DateFieldProps extends SegmentFieldProps, OpeningProps<PopoverOpenReason> {
  /** `YYYY-MM-DD`, or "" for none. Controlled when given. */
  value?: string;
  defaultValue?: string;
  /** Called with `YYYY-MM-DD` once every part is filled in, or "" when the field is emptied. */
  onValueChange?: (value: string) => void;
  /** First day that can be chosen, `YYYY-MM-DD`; `max` is the last. A day outside is said once the field is left. */
  min?: string;
  max?: string;
  /** Days between them that cannot be chosen; one that is written all the same is said once the field is left. */
  unavailable?: UnavailableDays;
  /** Whether it has a button that opens the calendar. @default true */
  calendar?: boolean;
  disabled?: boolean;
  /** Lets a native form be sent only with a value. */
  required?: boolean;
  /** Name under which the value is submitted with a native form. */
  name?: string;
  /** Id of the form, where the field is not inside it. */
  form?: string;
  /** BCP 47 locale for the order of the parts and the names of months. @default the provider's, or else "en-GB" */
  locale?: string;
  /** IANA time zone by which the calendar knows today. @default the provider's, or else the reader's */
  timeZone?: string;
  labels?: Partial<DateLabels>;
}

/** A date without a time zone, typed part by part in the order of the locale or chosen from a calendar. */
export function DateField({
  min,
  max,
  unavailable,
  calendar = true,
  open,
  defaultOpen,
  onOpenChange,
  locale: language,
  timeZone,
  labels: given,
  ...props
}: DateFieldProps) {
  const labels = useLabels("dateField", englishDateLabels, given);
  const locale = useDateLocale(language);
  // Formatted in UTC at noon, so that no time zone changes the day.
  const longDay = (shown: CalendarDate) =>
    new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" }).format(
      Date.UTC(shown.year, shown.month - 1, shown.day, 12),
    );
  const limits = { min: dayOf(min), max: dayOf(max) };
  const reasonOf = (text: string) => reasonAgainst(text, unavailable, labels.unavailable);
  const words = useLabels("limits", englishLimitLabels, undefined);
  const field = useSegmentField(props, labels.incomplete, (text) => {
    const chosen = dayOf(text);
    if (!chosen) return undefined;
    if (limits.min && chosen.compare(limits.min) < 0) return words.notBefore(longDay(limits.min));
    if (limits.max && chosen.compare(limits.max) > 0) return words.notAfter(longDay(limits.max));
    return reasonOf(text);
  });
  const day = dayOf(field.text);
  const monthFirst = hasMonthFirst(locale);
  const read = (text: string) => writtenDay(text, monthFirst);
  return (
    <SegmentBox field={field} locale={locale}>
      {field.text !== "" && day === null ? (
        <KeptText
          key={field.text}
          field={field}
          shown={shownDay(field.text, monthFirst)}
          read={read}
        />
      ) : (
        <RacDateField
          {...field.parts}
          value={day}
          onChange={(next) => field.take(dayText(next))}
          minValue={limits.min}
          maxValue={limits.max}
        >
          <Segments field={field} empty={labels.empty} settle={settledDay} read={read} />
        </RacDateField>
      )}
      {calendar && (
        <CalendarButton
          {...{ open, defaultOpen, onOpenChange }}
          value={day}
          onChoose={(next) => field.set(dayText(next))}
          {...limits}
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

/** A day with a year of two digits gets its century, and one that does not exist stays as it is. */
function settledDay(parts: ReadonlyMap<string, number>): string | undefined {
  const [day, month, year] = [parts.get("day"), parts.get("month"), parts.get("year")];
  if (day === undefined || month === undefined || year === undefined) return undefined;
  const [m, d] = [month, day].map((part) => String(part).padStart(2, "0"));
  const text = `${wholeYear(year)}-${m}-${d}`;
  return year < 100 || dayOf(text) === null ? text : undefined;
}
