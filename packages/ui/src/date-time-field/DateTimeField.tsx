import { CalendarDateTime, toCalendarDate } from "@internationalized/date";
import { type ComponentProps, useState } from "react";
import { DateField as RacDateField } from "react-aria-components/DateField";
import { I18nProvider } from "react-aria-components/I18nProvider";
import { boxStyle, pageLocale } from "../date-field/box.ts";
import { CalendarButton } from "../date-field/CalendarButton.tsx";
import { dateTimeOf, dateTimeText, timeOf } from "../date-field/iso.ts";
import { Segments } from "../date-field/Segments.tsx";
import { useSegmentField, withoutAria } from "../date-field/use-segment-field.ts";
import { type DateWords, englishDateWords } from "../date-field/words.ts";
import { cn } from "../style/cn.ts";

export interface DateTimeFieldProps extends Omit<
  ComponentProps<"div">,
  "children" | "defaultValue" | "onChange"
> {
  /** `YYYY-MM-DDTHH:MM`, or "" for none. Held by the caller when given. */
  value?: string;
  defaultValue?: string;
  /** The moment once it is whole, "" when it is emptied. */
  onValueChange?: (value: string) => void;
  /** The first and the last moment that is valid, `YYYY-MM-DDTHH:MM`. */
  min?: string;
  max?: string;
  /** Of a day chosen from the calendar while there is no time yet, `HH:MM`. @default "00:00" */
  defaultTime?: string;
  disabled?: boolean;
  required?: boolean;
  /** For the browser's own form. */
  name?: string;
  /** @default the language of the page */
  locale?: string;
  words?: Partial<DateWords>;
}

/** A day and a time where the thing happens: no time zone is involved, so no clock moves it. */
export function DateTimeField({
  value,
  defaultValue = "",
  onValueChange,
  min,
  max,
  defaultTime = "00:00",
  disabled,
  required,
  name,
  locale = pageLocale(),
  words: given,
  className,
  ...props
}: DateTimeFieldProps) {
  const words = { ...englishDateWords, ...given };
  const [own, setOwn] = useState(defaultValue);
  const field = useSegmentField({ ...props, disabled, required });
  const moment = dateTimeOf(value ?? own);
  const first = dateTimeOf(min);
  const last = dateTimeOf(max);
  const set = (next: CalendarDateTime | null) => {
    const text = dateTimeText(next);
    if (value === undefined) setOwn(text);
    onValueChange?.(text);
  };
  return (
    <I18nProvider locale={locale}>
      <div
        {...withoutAria(props)}
        data-disabled={field.disabled || undefined}
        data-invalid={field.invalid || undefined}
        className={cn(boxStyle, className)}
      >
        <RacDateField
          {...field.aria}
          granularity="minute"
          value={moment}
          onChange={set}
          minValue={first}
          maxValue={last}
          isDisabled={field.disabled}
          isInvalid={field.invalid || undefined}
          validationBehavior="aria"
          shouldForceLeadingZeros
          {...(name === undefined ? {} : { name })}
          className="flex min-w-0 flex-1"
        >
          <Segments empty={words.empty} onIncomplete={() => set(null)} />
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
          words={words}
        />
      </div>
    </I18nProvider>
  );
}
