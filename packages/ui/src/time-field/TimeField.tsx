import type { Time } from "@internationalized/date";
import { TimeField as RacTimeField } from "react-aria-components/TimeField";
import { timeOf, timeText } from "../date-field/iso.ts";
import { KeptText } from "../date-field/KeptText.tsx";
import { writtenTime } from "../date-field/written.ts";
import { SegmentBox } from "../date-field/SegmentBox.tsx";
import { Segments } from "../date-field/Segments.tsx";
import {
  type SegmentFieldProps,
  useDateLocale,
  useSegmentField,
} from "../date-field/use-segment-field.ts";
import { type DateLabels, englishDateLabels } from "../date-field/labels.ts";
import { englishLimitLabels } from "../field/labels.ts";
import { useLabels } from "../labels/labels-context.ts";

export interface TimeFieldProps extends SegmentFieldProps {
  /** `HH:MM`, or "" for none. Controlled when given. */
  value?: string;
  defaultValue?: string;
  /** Called with `HH:MM` once every part is filled in, or "" when the field is emptied. */
  onValueChange?: (value: string) => void;
  /** First valid time, `HH:MM`; `max` is the last. A time outside is said once the field is left. */
  min?: string;
  max?: string;
  disabled?: boolean;
  /** Lets a native form be sent only with a value. */
  required?: boolean;
  /** Name under which the value is submitted with a native form. */
  name?: string;
  /** Id of the form, where the field is not inside it. */
  form?: string;
  /** BCP 47 locale, which decides on 12 or 24 hours. @default the provider's, or else "en-GB" */
  locale?: string;
  labels?: Pick<Partial<DateLabels>, "empty" | "incomplete">;
}

/** A time of day without a date or time zone, typed part by part. */
export function TimeField({ min, max, locale: given, labels, ...props }: TimeFieldProps) {
  const locale = useDateLocale(given);
  const { empty, incomplete } = useLabels("dateField", englishDateLabels, labels);
  const words = useLabels("limits", englishLimitLabels, undefined);
  const [first, last] = [timeOf(min), timeOf(max)];
  const shortTime = ({ hour, minute }: Time) =>
    new Intl.DateTimeFormat(locale, { timeStyle: "short", timeZone: "UTC" }).format(
      Date.UTC(2000, 0, 1, hour, minute),
    );
  const field = useSegmentField(props, incomplete, (text) => {
    const chosen = timeOf(text);
    if (!chosen) return undefined;
    if (first && chosen.compare(first) < 0) return words.notBefore(shortTime(first));
    if (last && chosen.compare(last) > 0) return words.notAfter(shortTime(last));
    return undefined;
  });
  const time = timeOf(field.text);
  return (
    <SegmentBox field={field} locale={locale}>
      {field.text !== "" && time === null ? (
        <KeptText key={field.text} field={field} shown={field.text} read={writtenTime} />
      ) : (
        <RacTimeField
          {...field.parts}
          value={time}
          onChange={(next) => field.take(timeText(next))}
          minValue={first}
          maxValue={last}
        >
          <Segments
            field={field}
            empty={empty}
            settle={(parts) => (time === null ? wholeHour(parts) : undefined)}
            read={writtenTime}
          />
        </RacTimeField>
      )}
    </SegmentBox>
  );
}

/** An hour alone is that hour sharp. */
function wholeHour(parts: ReadonlyMap<string, number>): string | undefined {
  const hour = parts.get("hour");
  // Twelve hours have two halves, of which one is to be chosen.
  if (hour === undefined || parts.size !== 1) return undefined;
  return `${String(hour).padStart(2, "0")}:00`;
}
