import { type ComponentProps, useState } from "react";
import { TimeField as RacTimeField } from "react-aria-components/TimeField";
import { I18nProvider } from "react-aria-components/I18nProvider";
import { boxStyle, pageLocale } from "../date-field/box.ts";
import { timeOf, timeText } from "../date-field/iso.ts";
import { Segments } from "../date-field/Segments.tsx";
import { useSegmentField, withoutAria } from "../date-field/use-segment-field.ts";
import { type DateWords, englishDateWords } from "../date-field/words.ts";
import { cn } from "../style/cn.ts";

export interface TimeFieldProps extends Omit<
  ComponentProps<"div">,
  "children" | "defaultValue" | "onChange"
> {
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
  words?: Pick<Partial<DateWords>, "empty">;
}

/** A time of day, written part by part. It belongs to no day and no time zone. */
export function TimeField({
  value,
  defaultValue = "",
  onValueChange,
  min,
  max,
  disabled,
  required,
  name,
  locale = pageLocale(),
  words,
  className,
  ...props
}: TimeFieldProps) {
  const [own, setOwn] = useState(defaultValue);
  const field = useSegmentField({ ...props, disabled, required });
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
        <RacTimeField
          {...field.aria}
          value={timeOf(value ?? own)}
          onChange={(next) => set(timeText(next))}
          minValue={timeOf(min)}
          maxValue={timeOf(max)}
          isDisabled={field.disabled}
          isInvalid={field.invalid || undefined}
          validationBehavior="aria"
          shouldForceLeadingZeros
          {...(name === undefined ? {} : { name })}
          className="flex min-w-0 flex-1"
        >
          <Segments empty={words?.empty ?? englishDateWords.empty} onIncomplete={() => set("")} />
        </RacTimeField>
      </div>
    </I18nProvider>
  );
}
