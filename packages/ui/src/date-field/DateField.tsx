import { DateField as RacDateField } from "react-aria-components/DateField";
import { CalendarButton } from "./CalendarButton.tsx";
import { dayOf, dayText } from "./iso.ts";
import { SegmentBox } from "./SegmentBox.tsx";
import { Segments } from "./Segments.tsx";
import { type SegmentFieldProps, useLocale, useSegmentField } from "./use-segment-field.ts";
import { type DateLabels, englishDateLabels } from "./labels.ts";

export interface DateFieldProps extends SegmentFieldProps {
  /** `YYYY-MM-DD`, or "" for none. Held by the caller when given. */
  value?: string;
  defaultValue?: string;
  /** The day once it is whole, "" when it is emptied. */
  onValueChange?: (value: string) => void;
  /** The first and the last day that can be chosen, `YYYY-MM-DD`. */
  min?: string;
  max?: string;
  disabled?: boolean;
  required?: boolean;
  /** For the browser's own form. */
  name?: string;
  /** Order of the parts, names of months. @default the language of the page */
  locale?: string;
  labels?: Partial<DateLabels>;
}

/** A day, written part by part in the order of the locale or chosen from a calendar. No time zone is involved. */
export function DateField({ min, max, locale: language, labels: given, ...props }: DateFieldProps) {
  const labels = { ...englishDateLabels, ...given };
  const locale = useLocale(language);
  const field = useSegmentField(props);
  const day = dayOf(field.text);
  const limits = { min: dayOf(min), max: dayOf(max) };
  return (
    <SegmentBox field={field} locale={locale}>
      <RacDateField
        {...field.parts}
        value={day}
        onChange={(next) => field.set(dayText(next))}
        minValue={limits.min}
        maxValue={limits.max}
      >
        <Segments field={field} empty={labels.empty} />
      </RacDateField>
      <CalendarButton
        value={day}
        onChoose={(next) => field.set(dayText(next))}
        {...limits}
        disabled={field.disabled}
        locale={locale}
        labels={labels}
      />
    </SegmentBox>
  );
}
