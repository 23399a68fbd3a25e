import { CalendarDays } from "lucide-react";
import { type ComponentProps, useRef, useState } from "react";
import { I18nProvider } from "react-aria-components/I18nProvider";
import { Button } from "../button/index.ts";
import { DateField, type DateLabels, type UnavailableDays } from "../date-field/index.ts";
import { dayOf, dayText } from "../date-field/iso.ts";
import { englishDateLabels } from "../date-field/labels.ts";
import { reasonAgainst } from "../date-field/unavailable.ts";
import { useDateLocale } from "../date-field/use-segment-field.ts";
import { FieldContext, useFieldControl } from "../field/field-context.ts";
import { FormValue } from "../field/FormValue.tsx";
import { useFocusInside } from "../field/use-focus-inside.ts";
import { IconButton } from "../icon-button/index.ts";
import { useLabels } from "../labels/labels-context.ts";
import { Popover } from "../popover/index.ts";
import { cn } from "../style/cn.ts";
import { mergeRefs } from "../style/merge-refs.ts";
import { type DateRangeLabels, englishDateRangeLabels } from "./labels.ts";
import { RangePanel } from "./RangePanel.tsx";
import type { PopoverOpenReason } from "../popover/use-popover.ts";
import type { OpeningProps } from "../style/use-open.ts";

/** A first and a last day, `YYYY-MM-DD`, both within it; "" for one that is not given. */
export interface DateRange {
  start: string;
  end: string;
}

export interface DateRangePreset {
  label: string;
  /** Makes the range when it is chosen. */
  range: () => DateRange;
}

export interface DateRangeFieldProps
  extends
    Omit<ComponentProps<"div">, "children" | "defaultValue" | "onChange">,
    OpeningProps<PopoverOpenReason> {
  /** Controlled when given. */
  value?: DateRange;
  defaultValue?: DateRange;
  /** Called when either day is complete or emptied, or a range is chosen. */
  onValueChange?: (range: DateRange) => void;
  /** First day that can be chosen, `YYYY-MM-DD`; `max` is the last. */
  min?: string;
  max?: string;
  /** Days that no range may begin, end or have between its ends. */
  unavailable?: UnavailableDays;
  /** Ranges to choose at one press, beside the calendar. */
  presets?: readonly DateRangePreset[];
  disabled?: boolean;
  /** Lets a native form be sent only with both days. */
  required?: boolean;
  /** Names under which the days are submitted with a native form. */
  startName?: string;
  endName?: string;
  /** Id of the form, where the field is not inside it. */
  form?: string;
  /** BCP 47 locale. @default the provider's, or else "en-GB" */
  locale?: string;
  /** IANA time zone by which the calendar knows today. @default the provider's, or else the reader's */
  timeZone?: string;
  labels?: Partial<DateLabels & DateRangeLabels>;
}

/** Days of a range that are looked at for one that is unavailable: ten years. */
const longest = 3660;

const nothing: DateRange = { start: "", end: "" };

/** A first and a last day, typed as in a `DateField` or chosen from one calendar. A `Field` around it is a `group`. */
export function DateRangeField({
  value,
  defaultValue = nothing,
  onValueChange,
  min,
  max,
  unavailable,
  presets,
  disabled: givenDisabled,
  required,
  startName,
  endName,
  form,
  open,
  defaultOpen,
  onOpenChange,
  locale: language,
  timeZone,
  labels: given,
  ref,
  className,
  ...props
}: DateRangeFieldProps) {
  const root = useRef<HTMLDivElement>(null);
  useFocusInside(root);
  const labels = useLabels("dateField", englishDateLabels, given);
  const words = useLabels("dateRangeField", englishDateRangeLabels, given);
  const locale = useDateLocale(language);
  const { disabled, ...control } = useFieldControl({ ...props, disabled: givenDisabled });
  const [own, setOwn] = useState(defaultValue);
  const range = value ?? own;
  const [start, end] = [dayOf(range.start), dayOf(range.end)];
  const set = (next: DateRange) => {
    if (value === undefined) setOwn(next);
    onValueChange?.(next);
  };
  const reasonOf = (day: string) => reasonAgainst(day, unavailable, labels.unavailable);
  const longDay = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" });
  /** Of a last day: also what stands between it and the first one. */
  const reasonAgainstEnd = (day: string) => {
    const last = dayOf(day);
    if (!start || !last) return reasonOf(day);
    for (let at = start, count = 0; at.compare(last) <= 0 && count < longest; count += 1) {
      const reason = reasonOf(at.toString());
      if (reason && at.compare(start) !== 0)
        return at.compare(last) === 0 ? reason : `${longDay.format(at.toDate("UTC"))}: ${reason}`;
      at = at.add({ days: 1 });
    }
    return undefined;
  };
  const later = (one: string | undefined, other: string) =>
    [one ?? "", other].toSorted().at(-1) || undefined;
  const shared = {
    max,
    unavailable,
    locale,
    labels,
    disabled,
    required: required ?? control["aria-required"] === true,
    form,
    calendar: false,
    "aria-invalid": control["aria-invalid"],
    className: "w-auto min-w-32 flex-1",
  };

  return (
    <div
      role="group"
      {...props}
      ref={mergeRefs(root, ref)}
      id={control.id}
      aria-labelledby={control["aria-labelledby"]}
      aria-describedby={control["aria-describedby"]}
      className={cn("flex min-w-0 flex-wrap items-start gap-2", className)}
    >
      {/* The field's label names the group, not its days. */}
      <FieldContext value={null}>
        <div className="grid min-w-32 flex-1 gap-1">
          <DateField
            {...shared}
            aria-label={words.start}
            name={startName}
            min={min}
            value={range.start}
            onValueChange={(day) => set({ ...range, start: day })}
          />
        </div>
        <span aria-hidden className="py-2 text-ink-muted">
          –
        </span>
        <div className="grid min-w-32 flex-1 gap-1">
          <DateField
            {...shared}
            unavailable={unavailable && reasonAgainstEnd}
            aria-label={words.end}
            name={endName}
            min={later(min, start ? range.start : "")}
            value={range.end}
            onValueChange={(day) => set({ ...range, end: day })}
          />
        </div>
        <Popover
          {...{ open, defaultOpen, onOpenChange }}
          align="end"
          label={labels.calendar}
          className="flex-wrap gap-4 open:flex"
          trigger={
            <IconButton variant="secondary" label={labels.openCalendar} disabled={disabled}>
              <CalendarDays aria-hidden />
            </IconButton>
          }
        >
          {(close) => {
            const choose = (next: DateRange) => {
              set(next);
              close();
            };
            return (
              <>
                <I18nProvider locale={locale}>
                  <RangePanel
                    value={start && end && start.compare(end) <= 0 ? { start, end } : null}
                    onChange={(days) =>
                      choose({ start: dayText(days.start), end: dayText(days.end) })
                    }
                    min={dayOf(min)}
                    max={dayOf(max)}
                    reasonOf={reasonOf}
                    locale={locale}
                    timeZone={timeZone}
                    labels={labels}
                  />
                </I18nProvider>
                {presets && (
                  <ul aria-label={words.presets} className="grid content-start gap-1">
                    {presets.map((preset) => (
                      <li key={preset.label}>
                        <Button
                          variant="quiet"
                          size="sm"
                          fullWidth
                          className="justify-start"
                          onClick={() => choose(preset.range())}
                        >
                          {preset.label}
                        </Button>
                      </li>
                    ))}
                  </ul>
                )}
              </>
            );
          }}
        </Popover>
      </FieldContext>
      <FormValue
        form={form}
        disabled={disabled}
        values={[]}
        onReset={value === undefined ? () => set(defaultValue) : undefined}
        focus={() => undefined}
      />
    </div>
  );
}
