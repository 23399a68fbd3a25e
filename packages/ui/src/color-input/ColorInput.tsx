import { useControllableState } from "@radix-ui/react-use-controllable-state";
import { useRef } from "react";
import { TextInput, type TextInputProps } from "../text-input/index.ts";
import { useFieldControl } from "../field/index.ts";
import { useFormReset } from "../field/FormValue.tsx";
import { mergeRefs } from "../style/merge-refs.ts";
import { cn } from "../style/cn.ts";
import { parseColor } from "./color-text.ts";

/** The value of the picker, which needs one, while it is hidden because the text is no colour. */
const unset = "#".padEnd(7, "0");

export interface ColorInputProps extends Omit<
  TextInputProps,
  "type" | "value" | "defaultValue" | "start" | "end" | "onValueChange"
> {
  /** The text, which may be half typed: "#c4e". Controlled when given. */
  value?: string;
  /** The text at first, where `value` is not given. @default "" */
  defaultValue?: string;
  /** Called with the text after each keystroke, and with a colour such as "#c4ec04" from the picker. */
  onValueChange?: (value: string) => void;
  /** Name of the button that opens the browser's colour picker. */
  pickerLabel: string;
}

/** A colour, typed as hexadecimal digits or chosen in the browser's picker, whose button shows it. */
export function ColorInput({
  value: given,
  defaultValue = "",
  onValueChange,
  pickerLabel,
  onBlur,
  ref,
  className,
  ...props
}: ColorInputProps) {
  const { disabled } = useFieldControl(props);
  const [value, change] = useControllableState({
    prop: given,
    defaultProp: defaultValue,
    onChange: onValueChange,
  });
  const element = useRef<HTMLInputElement>(null);
  useFormReset(element, given === undefined ? () => change(defaultValue) : undefined);
  const color = parseColor(value);
  const fixed = disabled === true || props.readOnly === true;
  return (
    <div className="relative min-w-0">
      <TextInput
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={7}
        {...props}
        ref={mergeRefs(element, ref)}
        value={value}
        onValueChange={change}
        onBlur={(event) => {
          if (color !== null && color !== value) change(color);
          onBlur?.(event);
        }}
        className={cn("ps-9 tabular-nums", className)}
      />
      <input
        type="color"
        // Not sent: the text is.
        form=""
        aria-label={pickerLabel}
        disabled={fixed}
        value={color ?? unset}
        onChange={(event) => change(event.currentTarget.value)}
        className={cn(
          "absolute top-1/2 start-2 size-6 -translate-y-1/2 cursor-pointer disabled:cursor-not-allowed",
          color === null && "opacity-0",
        )}
      />
    </div>
  );
}
