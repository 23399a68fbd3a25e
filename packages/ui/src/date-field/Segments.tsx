import {
  type ClipboardEvent,
  type FocusEvent,
  type KeyboardEvent,
  use,
  useEffect,
  useEffectEvent,
  useRef,
} from "react";
import { DateFieldStateContext, DateInput, DateSegment } from "react-aria-components/DateField";
import { TimeFieldStateContext } from "react-aria-components/TimeField";
import { westernDigits } from "../style/western-digits.ts";
import type { SegmentFieldState } from "./use-segment-field.ts";
import { keyOf } from "../style/key-of.ts";

interface SegmentsProps {
  field: SegmentFieldState;
  /** Announced for a part that is not filled in. */
  empty: string;
  /** The value that the parts have when the field is left, where React Aria would make another one of them. */
  settle: (parts: ReadonlyMap<string, number>) => string | undefined;
  /** Reads a text that is pasted; undefined for what cannot be read. */
  read: (text: string) => string | undefined;
}

/** The parts of a date or time, each of which can be typed, counted up and down, or deleted. */
export function Segments({ field, empty, settle, read }: SegmentsProps) {
  const dateState = use(DateFieldStateContext);
  const timeState = use(TimeFieldStateContext);
  const state = dateState ?? timeState;
  /** The part in which a digit was typed since it has the focus. */
  const typedIn = useRef<EventTarget>(null);
  const place = useRef<HTMLSpanElement>(null);

  const focus = useEffectEvent(() => {
    if (field.takesFocus()) place.current?.querySelector<HTMLElement>("[role=spinbutton]")?.focus();
  });
  // A text that was mended by Enter had the focus when the parts took its place.
  useEffect(() => focus(), []);

  const parts = state?.segments.filter((part) => part.isEditable) ?? [];
  const settleParts = (): boolean => {
    const filled = parts.filter((part) => !part.isPlaceholder);
    const numbers = new Map<string, number>(
      filled.map((part) => [part.type, Number(westernDigits(part.text))]),
    );
    // Of twenty-four, also where twelve are shown.
    if (numbers.has("hour")) numbers.set("hour", state?.dateValue.getUTCHours() ?? 0);
    const text = settle(numbers);
    if (text === undefined || text === field.text) return text !== undefined;
    field.set(text);
    return true;
  };
  const handleLeave = (event: FocusEvent<HTMLElement>) => {
    typedIn.current = null;
    if (event.currentTarget.contains(event.relatedTarget)) return;
    const blank = parts.filter((part) => part.isPlaceholder).length;
    field.settle(settleParts(), blank > 0 && blank < parts.length);
  };
  const handleBlur = (event: FocusEvent<HTMLElement>) => {
    if (event.currentTarget.contains(event.relatedTarget)) return;
    const isSettled = field.wasSettled();
    field.left();
    // React Aria keeps the last complete value after a part is emptied; the reader no longer sees that value.
    if (!isSettled && state?.value && parts.some((part) => part.isPlaceholder)) field.set("");
  };
  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    if (/^\d$/.test(event.key)) typedIn.current = event.target;
    if (keyOf(event) === "Enter") settleParts();
    if (!/^[-/.:, h]$/.test(event.key) || typedIn.current !== event.target) return;
    // A separator ends a part that is not full yet; behind a full one the next part has the focus already.
    event.preventDefault();
    const places = [...event.currentTarget.querySelectorAll<HTMLElement>("[role=spinbutton]")];
    places[places.indexOf(event.target as HTMLElement) + 1]?.focus();
  };
  const handlePaste = (event: ClipboardEvent<HTMLElement>) => {
    event.preventDefault();
    const text = field.disabled ? undefined : read(event.clipboardData.getData("text"));
    if (text !== undefined) field.setHere(text);
  };

  return (
    <span
      ref={place}
      className="flex min-w-0 flex-1"
      onBlurCapture={handleLeave}
      onBlur={handleBlur}
      onKeyDownCapture={handleKey}
      onPaste={handlePaste}
    >
      <DateInput
        // React Aria's description of the value is not available in Catalan.
        render={(dom) => <div {...dom} aria-describedby={field.describedBy} />}
        // Text and not a row of boxes: its marks of direction keep a time from left to right in a page from right to left.
        className="block min-w-0 flex-1 whitespace-pre-wrap tabular-nums"
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
