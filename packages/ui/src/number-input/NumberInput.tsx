import {
  type ChangeEvent,
  type KeyboardEvent,
  type ReactNode,
  useRef,
  useState,
  type RefObject,
  useEffect,
} from "react";
import { useFormReset } from "../field/FormValue.tsx";
import { writeAll, writeText } from "../field/write-text.ts";
import { englishLimitLabels, type LimitLabels } from "../field/labels.ts";
import { useLimitNote } from "./use-limit-note.tsx";
import { useLabels, useLocale } from "../labels/labels-context.ts";
import { TextInput, type TextInputProps } from "../text-input/index.ts";
import { parseNumber, plainNumber, stepNumber } from "./number-text.ts";
import { cn } from "../style/cn.ts";
import { mergeRefs } from "../style/merge-refs.ts";

/** Writes typed commas and digits of other scripts as those of a number before they show, so that the browser's undo knows of them. */
function usePlainTyping(element: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const input = element.current;
    const handle = (event: InputEvent) => {
      const { data } = event;
      // A script's event writes nothing that could be written otherwise.
      if (!event.isTrusted) return;
      if (event.inputType !== "insertText" || !data || plainNumber(data) === data) return;
      event.preventDefault();
      if (input) writeText(input, plainNumber(data));
    };
    input?.addEventListener("beforeinput", handle);
    return () => input?.removeEventListener("beforeinput", handle);
  }, [element]);
}

interface NumberValue {
  /** The number, or null where there is none. Controlled when given. */
  value?: number | null;
  /** The number at first, where `value` is not given. */
  defaultValue?: number | null;
  /** Called after each keystroke with the number, or null where the text is none. */
  onValueChange?: (value: number | null) => void;
}

/** For a form that keeps what is written, such as "1." and "-", and reads it by `parseNumber`. */
interface TextValue {
  value: string;
  defaultValue?: never;
  onValueChange: (value: string) => void;
}

type Shared = Omit<
  TextInputProps,
  "type" | "value" | "defaultValue" | "start" | "end" | "min" | "max" | "step" | "onValueChange"
>;

interface NumberOptions {
  min?: number;
  max?: number;
  /** What the arrow keys add or subtract. @default 1 */
  step?: number;
  /** Shows an on-screen keypad without a decimal point. @default false */
  integer?: boolean;
  /** Unit shown inside at the right, e.g. "m". */
  unit?: ReactNode;
  /** What is said of a number below `min` or above `max`. */
  labels?: Partial<Pick<LimitLabels, "atLeast" | "atMost">>;
}

export type NumberInputProps = Shared & NumberOptions & (NumberValue | TextValue);

/** A number field: its value is a number, or the text of one where the given value is text. The arrow keys change it; the mouse wheel does not. A number outside of `min` and `max` is said once it is left. */
export function NumberInput(all: NumberInputProps) {
  const { value: given, defaultValue, onValueChange: _given, ...rest } = all;
  const {
    min,
    max,
    step = 1,
    integer = false,
    unit,
    labels: givenLabels,
    onChange,
    onKeyDown,
    onBlur,
    ref,
    className,
    ...props
  } = rest;
  const [draft, setDraft] = useState(() => textOf(defaultValue));
  const element = useRef<HTMLInputElement>(null);
  useFormReset(element, given === undefined ? () => setDraft(textOf(defaultValue)) : undefined);
  const value =
    typeof given === "string"
      ? given
      : given === undefined || given === parseNumber(draft)
        ? draft
        : textOf(given);

  const change = (text: string) => {
    setDraft(text);
    if (typeof all.value === "string") (all as TextValue).onValueChange(text);
    else (all as NumberValue).onValueChange?.(parseNumber(text));
  };

  usePlainTyping(element);
  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.currentTarget;
    const plain = plainNumber(input.value);
    if (input.value !== plain) {
      // Set on the element itself, so that the caret keeps its position.
      const caret = input.selectionStart;
      input.value = plain;
      input.setSelectionRange(caret, caret);
    }
    onChange?.(event);
    change(input.value);
  };

  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    if (event.defaultPrevented || props.readOnly) return;
    if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
    event.preventDefault();
    const next = stepNumber(value, event.key === "ArrowUp" ? 1 : -1, { min, max, step });
    if (next !== value) writeAll(event.currentTarget, next);
  };

  const labels = useLabels("limits", englishLimitLabels, givenLabels);
  const locale = useLocale(undefined);
  const number = parseNumber(value);
  const written = (limit: number) => limit.toLocaleString(locale, { maximumFractionDigits: 20 });
  const limit = useLimitNote(
    number === null
      ? undefined
      : min !== undefined && number < min
        ? labels.atLeast(written(min))
        : max !== undefined && number > max
          ? labels.atMost(written(max))
          : undefined,
  );

  const input = (
    <TextInput
      autoComplete="off"
      {...props}
      ref={mergeRefs(element, ref)}
      {...(limit.noteId && {
        "aria-invalid": true,
        "aria-describedby": [props["aria-describedby"], limit.noteId].filter(Boolean).join(" "),
      })}
      onBlur={(event) => {
        onBlur?.(event);
        limit.onBlur(event);
      }}
      role="spinbutton"
      inputMode={integer && (min ?? -1) >= 0 ? "numeric" : (min ?? -1) >= 0 ? "decimal" : "text"}
      aria-valuenow={parseNumber(value) ?? undefined}
      aria-valuemin={min}
      aria-valuemax={max}
      value={value}
      onChange={handleChange}
      onKeyDown={handleKeyDown}
      end={unit && <span className="text-caption">{unit}</span>}
      className={cn("tabular-nums", className)}
    />
  );
  return (
    <>
      {input}
      {limit.note}
    </>
  );
}

const textOf = (value: number | null | undefined) => (value === null ? "" : String(value ?? ""));
