import * as RadixRadio from "@radix-ui/react-radio-group";
import { type ComponentProps, type ReactNode, useRef } from "react";
import { useFieldControl } from "../field/index.ts";
import { useInDisabledFieldset } from "../field/use-in-disabled-fieldset.ts";
import { passFocus } from "../field/pass-focus.ts";
import { cn } from "../style/cn.ts";
import { mergeRefs } from "../style/merge-refs.ts";

export interface SegmentOption {
  value: string;
  label: string;
  icon?: ReactNode;
  /** Shows only the icon; the label stays the accessible name. */
  iconOnly?: boolean;
  disabled?: boolean;
}

export interface SegmentedControlProps extends Omit<
  ComponentProps<typeof RadixRadio.Root>,
  "asChild" | "children" | "orientation"
> {
  /** Accessible name of the group where it is not inside a `Field group`. */
  label?: string;
  options: readonly SegmentOption[];
}

/** One of two to five short choices in a row, for switching a view rather than for a form's answer. */
export function SegmentedControl({
  label,
  options,
  ref,
  className,
  ...props
}: SegmentedControlProps) {
  const group = useRef<HTMLDivElement>(null);
  const isOff = useInDisabledFieldset(group);
  const field = useFieldControl({ ...props, disabled: props.disabled || isOff || undefined });
  return (
    <RadixRadio.Root
      aria-label={label}
      {...props}
      {...field}
      ref={mergeRefs(group, ref)}
      orientation="horizontal"
      onFocus={(event) => {
        props.onFocus?.(event);
        passFocus(event);
      }}
      className={cn(
        "inline-flex min-h-9 max-w-full flex-wrap gap-0.5 justify-self-start rounded-field border border-line bg-sunken p-[3px]",
        className,
      )}
    >
      {options.map((option) => (
        <RadixRadio.Item
          key={option.value}
          value={option.value}
          disabled={option.disabled}
          aria-label={option.iconOnly ? option.label : undefined}
          className={cn(
            "inline-flex min-h-7 flex-auto cursor-pointer items-center justify-center gap-1.5 rounded-[5px] border border-transparent px-3 text-body font-medium text-ink-muted pointer-coarse:min-h-10",
            "transition-colors duration-150 ease-calm hover:text-ink disabled:cursor-not-allowed disabled:opacity-50",
            "data-[state=checked]:border-line-strong/60 data-[state=checked]:bg-surface data-[state=checked]:text-ink forced-colors:data-[state=checked]:outline-2",
            "[&_svg]:size-4 [&_svg]:shrink-0",
            option.iconOnly && "px-2",
          )}
        >
          {option.icon}
          {!option.iconOnly && <span>{option.label}</span>}
        </RadixRadio.Item>
      ))}
    </RadixRadio.Root>
  );
}
