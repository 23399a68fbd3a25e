import { TimeField as RacTimeField } from "react-aria-components/TimeField";
import { timeOf, timeText } from "../date-field/iso.ts";
import { SegmentBox } from "../date-field/SegmentBox.tsx";
import { Segments } from "../date-field/Segments.tsx";
import {
  type SegmentFieldProps,
  useLocale,
  useSegmentField,
} from "../date-field/use-segment-field.ts";
import { type DateLabels, englishDateLabels } from "../date-field/labels.ts";

export interface TimeFieldProps extends SegmentFieldProps {
  /** `HH:MM`, or "" for none. Held by the caller when given. */
  value?: string;
  defaultValue?: string;
  /** The time once it is whole, "" when it is emptied. */
  onValueChange?: (value: string) => void;
  /** The first and the last time that is valid, `HH:MM`. */
  min?: string;
  max?: string;
  disabled?: boolean;
  required?: boolean;
  /** For the browser's own form. */
  name?: string;
  /** 12 or 24 hours. @default the language of the page */
  locale?: string;
  labels?: Pick<Partial<DateLabels>, "empty">;
}

/** A time of day, written part by part. It belongs to no day and no time zone. */
export function TimeField({ min, max, locale: given, labels, ...props }: TimeFieldProps) {
  const locale = useLocale(given);
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
        <Segments field={field} empty={labels?.empty ?? englishDateLabels.empty} />
      </RacTimeField>
    </SegmentBox>
  );
}
