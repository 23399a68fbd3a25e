import { type ReactNode, useEffect } from "react";
import { I18nProvider } from "react-aria-components/I18nProvider";
import { FormValue } from "../field/FormValue.tsx";
import { useFocusInside } from "../field/use-focus-inside.ts";
import { cn } from "../style/cn.ts";
import { controlStyle } from "../style/control.ts";
import { mergeRefs } from "../style/merge-refs.ts";
import type { SegmentFieldState } from "./use-segment-field.ts";

const boxStyle = [
  controlStyle,
  // Where it is narrow, the parts take two lines.
  "relative flex h-auto min-h-9 items-center pointer-coarse:h-auto pointer-coarse:min-h-10 data-disabled:cursor-not-allowed data-disabled:border-line data-disabled:bg-sunken data-disabled:text-ink-muted data-invalid:border-danger has-data-invalid:border-danger",
  "focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-focus focus-within:shadow-[0_0_0_2px_var(--color-focus-gap)]",
];

interface SegmentBoxProps {
  field: SegmentFieldState;
  locale: string;
  /** The segments, and what is at the end, such as the calendar button. */
  children: ReactNode;
}

/** The frame of a date or time field: looks like any other field, with what is wrong with a value past its limits. */
export function SegmentBox({ field, locale, children }: SegmentBoxProps) {
  const { box } = field;
  const { className, ref, onBlur, ...rest } = field.rest;

  useFocusInside(box);
  // There is no input to which the label's `for` could point, so a click on the label is handled here.
  useEffect(() => {
    const labels = (field.labelledBy ?? "").split(" ").map((id) => document.getElementById(id));
    const toFirst = () => box.current?.querySelector<HTMLElement>("[role=spinbutton]")?.focus();
    for (const label of labels) label?.addEventListener("click", toFirst);
    return () => {
      for (const label of labels) label?.removeEventListener("click", toFirst);
    };
  }, [box, field.labelledBy]);

  return (
    <I18nProvider locale={locale}>
      <div
        {...rest}
        onBlur={(event) => {
          onBlur?.(event);
          field.limit.onBlur(event);
        }}
        ref={mergeRefs(box, ref)}
        data-disabled={field.disabled || undefined}
        data-invalid={field.invalid || undefined}
        className={cn(boxStyle, className)}
      >
        {children}
        <FormValue
          {...field.native}
          focus={() => box.current?.querySelector<HTMLElement>("[role=spinbutton]")?.focus()}
        />
      </div>
      {field.limit.note}
    </I18nProvider>
  );
}
