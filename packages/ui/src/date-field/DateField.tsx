import { type ComponentProps, useState } from "react";
import { DateField as RacDateField } from "react-aria-components/DateField";
import { I18nProvider } from "react-aria-components/I18nProvider";
import { cn } from "../style/cn.ts";
import { boxStyle, pageLocale } from "./box.ts";
import { CalendarButton } from "./CalendarButton.tsx";
import { dayOf, dayText } from "./iso.ts";
import { Segments } from "./Segments.tsx";
import { useSegmentField, withoutAria } from "./use-segment-field.ts";
import { type DateWords, englishDateWords } from "./words.ts";

export interface DateFieldProps extends Omit<
  ComponentProps<"div">,
  "children" | "defaultValue" | "onChange"
> {
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
  words?: Partial<DateWords>;
}

/** A day, written part by part in the order of the locale or chosen from a calendar. No time zone is involved. */
export function DateField({
  value,
  defaultValue = "",
  onValueChange,
  min,
  max,
  disabled,
  required,
  name,
  locale = pageLocale(),
  words: given,
  className,
  ...props
}: DateFieldProps) {
  const words = { ...englishDateWords, ...given };
  const [own, setOwn] = useState(defaultValue);
  const field = useSegmentField({ ...props, disabled, required });
  const day = dayOf(value ?? own);
  const limits = { min: dayOf(min), max: dayOf(max) };
  const set = (next: string) => {
    if (value === undefined) setOwn(next);
    onValueChange?.(next);
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
          value={day}
          onChange={(next) => set(dayText(next))}
          minValue={limits.min}
          maxValue={limits.max}
          isDisabled={field.disabled}
          isInvalid={field.invalid || undefined}
          validationBehavior="aria"
          shouldForceLeadingZeros
          {...(name === undefined ? {} : { name })}
          className="flex min-w-0 flex-1"
        >
          <Segments empty={words.empty} onIncomplete={() => set("")} />
        </RacDateField>
        <CalendarButton
          value={day}
          onChoose={(next) => set(dayText(next))}
          {...limits}
          disabled={field.disabled}
          locale={locale}
          words={words}
        />
      </div>
    </I18nProvider>
  );
}
