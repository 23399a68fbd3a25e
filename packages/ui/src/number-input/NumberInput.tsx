import type { ChangeEvent, KeyboardEvent, ReactNode } from "react";
import { TextInput, type TextInputProps } from "../text-input/index.ts";
import { parseNumber, stepNumber } from "./number-text.ts";
import { cn } from "../style/cn.ts";

export interface NumberInputProps extends Omit<
  TextInputProps,
  "type" | "value" | "start" | "end" | "min" | "max" | "step" | "onValueChange"
> {
  /** What is written, as text, so that "1." and "-" survive while typing. */
  value: string;
  /** The text after each keystroke, with a point where a comma was typed. */
  onValueChange: (value: string) => void;
  min?: number;
  max?: number;
  /** What the arrow keys add or take. @default 1 */
  step?: number;
  /** Offers a keypad without a point. @default false */
  integer?: boolean;
  /** Shown inside at the right, e.g. "m". */
  unit?: ReactNode;
}

/** A number. The wheel never changes it; the arrow keys do. */
export function NumberInput({
  value,
  onValueChange,
  min,
  max,
  step = 1,
  integer = false,
  unit,
  onChange,
  onKeyDown,
  className,
  ...props
}: NumberInputProps) {
  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.currentTarget;
    if (input.value.includes(",")) {
      // Written into the element itself, so that the caret stays where it is.
      const caret = input.selectionStart;
      input.value = input.value.replaceAll(",", ".");
      input.setSelectionRange(caret, caret);
    }
    onChange?.(event);
    onValueChange(input.value);
  };

  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    if (event.defaultPrevented || props.readOnly) return;
    if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
    event.preventDefault();
    onValueChange(stepNumber(value, event.key === "ArrowUp" ? 1 : -1, { min, max, step }));
  };

  return (
    <TextInput
      autoComplete="off"
      {...props}
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
}
