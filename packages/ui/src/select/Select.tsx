import type { ComponentProps } from "react";
import { PathIcon } from "../path-icon/index.ts";
import { useFieldControl } from "../field/index.ts";
import { cn } from "../style/cn.ts";
import { controlStyle } from "../style/control.ts";

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

export interface SelectProps extends Omit<ComponentProps<"select">, "multiple" | "size"> {
  /** Called with the chosen value, in addition to the native `onChange`. */
  onValueChange?: (value: string) => void;
  /** The options; `children` may contain native `option` and `optgroup` elements instead. */
  options?: readonly SelectOption[];
  /** Shown while the value is ""; it cannot be chosen. */
  placeholder?: string;
}

/** A native `select`, which works on every platform, in the library's style. */
export function Select({
  onValueChange,
  onChange,
  options,
  placeholder,
  className,
  children,
  ...props
}: SelectProps) {
  const field = useFieldControl(props);
  // By default the browser would skip the disabled placeholder and choose the first option.
  const unset = placeholder !== undefined && props.value === undefined;
  return (
    <div className="relative min-w-0">
      <select
        {...(unset && { defaultValue: "" })}
        {...props}
        {...field}
        onChange={(event) => {
          onChange?.(event);
          onValueChange?.(event.currentTarget.value);
        }}
        className={cn(
          controlStyle,
          "cursor-pointer appearance-none truncate pe-9",
          "has-[option[hidden]:checked]:text-ink-faint",
          className,
        )}
      >
        {placeholder !== undefined && (
          <option value="" disabled hidden>
            {placeholder}
          </option>
        )}
        {options?.map((option) => (
          <option
            key={option.value}
            value={option.value}
            disabled={option.disabled}
            className="text-ink"
          >
            {option.label}
          </option>
        ))}
        {children}
      </select>
      <PathIcon
        d="m6 9 6 6 6-6"
        className="pointer-events-none absolute top-1/2 end-3 size-4 -translate-y-1/2 text-ink-muted"
      />
    </div>
  );
}
