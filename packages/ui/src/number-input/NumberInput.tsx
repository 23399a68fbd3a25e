import type { ChangeEvent, KeyboardEvent, ReactNode } from "react";
import { TextInput, type TextInputProps } from "../text-input/index.ts";
import { parseNumber, stepNumber } from "./number-text.ts";
import { cn } from "../style/cn.ts";

export interface NumberInputProps extends Omit<
  TextInputProps,
  "type" | "value" | "start" | "end" | "min" | "max" | "step" | "onValueChange"
> {
  /** The text, not a number, so that "1." and "-" are kept while typing. */
  value: string;
  /** Called with the text after each keystroke; commas are replaced by points. */
  onValueChange: (value: string) => void;
  min?: number;
  max?: number;
  /** What the arrow keys add or subtract. @default 1 */
  step?: number;
  /** Shows an on-screen keypad without a decimal point. @default false */
  integer?: boolean;
  /** Unit shown inside at the right, e.g. "m". */
  unit?: ReactNode;
}

/** A number field. The arrow keys change the value; the mouse wheel does not. */
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
      // Set on the element itself, so that the caret keeps its position.
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
