import { type FocusEvent, use } from "react";
import { DateFieldStateContext, DateInput, DateSegment } from "react-aria-components/DateField";
import { TimeFieldStateContext } from "react-aria-components/TimeField";
import type { SegmentFieldState } from "./use-segment-field.ts";

interface SegmentsProps {
  field: SegmentFieldState;
  /** Announced for a part that is not filled in. */
  empty: string;
}

/** The parts of a date or time, each of which can be typed, counted up and down, or deleted. */
export function Segments({ field, empty }: SegmentsProps) {
  const dateState = use(DateFieldStateContext);
  const timeState = use(TimeFieldStateContext);
  const state = dateState ?? timeState;

  const handleBlur = (event: FocusEvent<HTMLElement>) => {
    if (event.currentTarget.contains(event.relatedTarget)) return;
    const parts = state?.segments.filter((segment) => segment.isEditable) ?? [];
    // React Aria keeps the last complete value after a part is emptied; the reader no longer sees that value.
    if (state?.value && parts.some((part) => part.isPlaceholder)) field.set("");
  };

  return (
    <span className="flex min-w-0 flex-1" onBlur={handleBlur}>
      <DateInput
        // React Aria's description of the value is not available in Catalan.
        render={(dom) => <div {...dom} aria-describedby={field.describedBy} />}
        className="flex min-w-0 flex-1 items-center whitespace-nowrap tabular-nums"
      >
        {(segment) => (
          <DateSegment
            segment={segment}
            // React Aria has no Catalan, so the names of the parts are our own.
            render={(dom, { isPlaceholder, type }) => (
              <span
                {...dom}
                {...(isPlaceholder && type !== "literal" ? { "aria-valuetext": empty } : {})}
                {...(dom["aria-describedby"] ? { "aria-describedby": field.describedBy } : {})}
              />
            )}
            className="rounded-[4px] px-0.5 text-end caret-transparent outline-none focus:bg-ink forced-colors:focus:outline-2 forced-colors:focus:outline-solid focus:text-paper focus:shadow-none data-disabled:text-ink-muted data-placeholder:not-focus:text-ink-faint data-[type=literal]:px-0 data-[type=literal]:text-ink-muted"
          />
        )}
      </DateInput>
      <span id={field.valueId} hidden>
        {state?.value ? state.formatValue({ month: "long" }) : ""}
      </span>
    </span>
  );
}
