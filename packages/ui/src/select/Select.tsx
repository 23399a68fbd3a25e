import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import { useFieldControl } from "../field/index.ts";
import { cn } from "../style/cn.ts";
import { controlStyle } from "../style/control.ts";

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

export interface SelectProps extends Omit<ComponentProps<"select">, "multiple" | "size"> {
  /** The chosen value; beside the native `onChange`. */
  onValueChange?: (value: string) => void;
  /** The choices; `children` may hold native options and groups instead. */
  options?: readonly SelectOption[];
  /** Shown while the value is "". Not a choice by itself. */
  placeholder?: string;
}

/** The platform's own list, which works everywhere, in our clothes. */
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
  // Left alone, the platform would pass over what cannot be chosen and take the first option.
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
          "cursor-pointer appearance-none truncate pr-9",
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
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-ink-muted"
      />
    </div>
  );
}
