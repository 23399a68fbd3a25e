import { TimeField as RacTimeField } from "react-aria-components/TimeField";
import { timeOf, timeText } from "../date-field/iso.ts";
import { SegmentBox } from "../date-field/SegmentBox.tsx";
import { Segments } from "../date-field/Segments.tsx";
import {
  type SegmentFieldProps,
  usePageLocale,
  useSegmentField,
} from "../date-field/use-segment-field.ts";
import { type DateLabels, englishDateLabels } from "../date-field/labels.ts";
import { useLabels } from "../labels/labels-context.ts";

export interface TimeFieldProps extends SegmentFieldProps {
  /** `HH:MM`, or "" for none. Controlled when given. */
  value?: string;
  defaultValue?: string;
  /** Called with `HH:MM` once every part is filled in, or "" when the field is emptied. */
  onValueChange?: (value: string) => void;
  /** First valid time, `HH:MM`; `max` is the last. */
  min?: string;
  max?: string;
  disabled?: boolean;
  required?: boolean;
  /** Name under which the value is submitted with a native form. */
  name?: string;
  /** BCP 47 locale, which decides on 12 or 24 hours. @default the provider's, or else the language of the page */
  locale?: string;
  labels?: Pick<Partial<DateLabels>, "empty">;
}

/** A time of day without a date or time zone, typed part by part. */
export function TimeField({ min, max, locale: given, labels, ...props }: TimeFieldProps) {
  const locale = usePageLocale(given);
  const { empty } = useLabels("dateField", englishDateLabels, labels);
  const field = useSegmentField(props);
  return (
    <SegmentBox field={field} locale={locale}>
      <RacTimeField
        {...field.parts}
        value={timeOf(field.text)}
        onChange={(next) => field.set(timeText(next))}
        minValue={timeOf(min)}
        maxValue={timeOf(max)}
      >
        <Segments field={field} empty={empty} />
      </RacTimeField>
    </SegmentBox>
  );
}
