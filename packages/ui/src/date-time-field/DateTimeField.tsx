import { CalendarDateTime, toCalendarDate } from "@internationalized/date";
import { DateField as RacDateField } from "react-aria-components/DateField";
import { CalendarButton } from "../date-field/CalendarButton.tsx";
import { dateTimeOf, dateTimeText, timeOf } from "../date-field/iso.ts";
import { SegmentBox } from "../date-field/SegmentBox.tsx";
import { Segments } from "../date-field/Segments.tsx";
import {
  type SegmentFieldProps,
  useLocale,
  useSegmentField,
} from "../date-field/use-segment-field.ts";
import { type DateLabels, englishDateLabels } from "../date-field/labels.ts";

export interface DateTimeFieldProps extends SegmentFieldProps {
  /** `YYYY-MM-DDTHH:MM`, or "" for none. Controlled when given. */
  value?: string;
  defaultValue?: string;
  /** Called with `YYYY-MM-DDTHH:MM` once every part is filled in, or "" when the field is emptied. */
  onValueChange?: (value: string) => void;
  /** First valid moment, `YYYY-MM-DDTHH:MM`; `max` is the last. */
  min?: string;
  max?: string;
  /** Time, `HH:MM`, for a day chosen from the calendar while no time is set. @default "00:00" */
  defaultTime?: string;
  disabled?: boolean;
  required?: boolean;
  /** Name under which the value is submitted with a native form. */
  name?: string;
  /** BCP 47 locale. @default the language of the page */
  locale?: string;
  labels?: Partial<DateLabels>;
}

/** A date and a time at the place where the thing happens, without a time zone, so it is never converted. */
export function DateTimeField({
  min,
  max,
  defaultTime = "00:00",
  locale: language,
  labels: given,
  ...props
}: DateTimeFieldProps) {
  const labels = { ...englishDateLabels, ...given };
  const locale = useLocale(language);
  const field = useSegmentField(props);
  const moment = dateTimeOf(field.text);
  const first = dateTimeOf(min);
  const last = dateTimeOf(max);
  const set = (next: CalendarDateTime | null) => field.set(dateTimeText(next));
  return (
    <SegmentBox field={field} locale={locale}>
      <RacDateField
        {...field.parts}
        granularity="minute"
        value={moment}
        onChange={set}
        minValue={first}
        maxValue={last}
      >
        <Segments field={field} empty={labels.empty} />
      </RacDateField>
      <CalendarButton
        value={moment && toCalendarDate(moment)}
        onChoose={({ year, month, day }) => {
          const time = moment ?? timeOf(defaultTime);
          set(new CalendarDateTime(year, month, day, time?.hour ?? 0, time?.minute ?? 0));
        }}
        min={first && toCalendarDate(first)}
        max={last && toCalendarDate(last)}
        disabled={field.disabled}
        locale={locale}
        labels={labels}
      />
    </SegmentBox>
  );
}
