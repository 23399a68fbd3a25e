import { type FocusEvent, use } from "react";
import { DateFieldStateContext, DateInput, DateSegment } from "react-aria-components/DateField";
import { TimeFieldStateContext } from "react-aria-components/TimeField";
import type { SegmentFieldState } from "./use-segment-field.ts";

interface SegmentsProps {
  field: SegmentFieldState;
  /** Read for a part that is not filled in. */
  empty: string;
}

/** The parts of a date or time, each written, counted up and down, or deleted by itself. */
export function Segments({ field, empty }: SegmentsProps) {
  const dateState = use(DateFieldStateContext);
  const timeState = use(TimeFieldStateContext);
  const state = dateState ?? timeState;

  const handleBlur = (event: FocusEvent<HTMLElement>) => {
    if (event.currentTarget.contains(event.relatedTarget)) return;
    const parts = state?.segments.filter((segment) => segment.isEditable) ?? [];
    // The library keeps the last whole value, which is no longer what the reader sees.
    if (state?.value && parts.some((part) => part.isPlaceholder)) field.set("");
  };

  return (
    <span className="flex min-w-0 flex-1" onBlur={handleBlur}>
      <DateInput
        // The library describes the value in its own languages, of which Catalan is none.
        render={(dom) => <div {...dom} aria-describedby={field.describedBy} />}
        className="flex min-w-0 flex-1 items-center whitespace-nowrap tabular-nums"
      >
        {(segment) => (
          <DateSegment
            segment={segment}
            // The library knows fewer languages than we do.
            render={(dom, { isPlaceholder, type }) => (
              <span
                {...dom}
                {...(isPlaceholder && type !== "literal" ? { "aria-valuetext": empty } : {})}
                {...(dom["aria-describedby"] ? { "aria-describedby": field.describedBy } : {})}
              />
            )}
            className="rounded-[4px] px-0.5 text-end caret-transparent outline-none focus:bg-ink focus:text-paper focus:shadow-none data-disabled:text-ink-muted data-placeholder:not-focus:text-ink-faint data-[type=literal]:px-0 data-[type=literal]:text-ink-muted"
          />
        )}
      </DateInput>
      <span id={field.valueId} hidden>
        {state?.value ? state.formatValue({ month: "long" }) : ""}
      </span>
    </span>
  );
}
