import * as RadixRadio from "@radix-ui/react-radio-group";
import { type ComponentProps, type ReactNode, useId, useRef } from "react";
import { useFieldControl } from "../field/index.ts";
import { useInDisabledFieldset } from "../field/use-in-disabled-fieldset.ts";
import { ChoiceRow } from "../field/ChoiceRow.tsx";
import { cn } from "../style/cn.ts";
import { mergeRefs } from "../style/merge-refs.ts";

export interface RadioOption {
  value: string;
  label: ReactNode;
  hint?: ReactNode;
  disabled?: boolean;
}

export interface RadioGroupProps extends Omit<
  ComponentProps<typeof RadixRadio.Root>,
  "asChild" | "children"
> {
  /** Accessible name of the group where it is not inside a `Field group`. */
  label?: string;
  options: readonly RadioOption[];
}

/** One choice out of a few that are all visible. Arrow keys change the choice. */
export function RadioGroup({
  label,
  options,
  orientation = "vertical",
  ref,
  className,
  ...props
}: RadioGroupProps) {
  const base = useId();
  const group = useRef<HTMLDivElement>(null);
  const isOff = useInDisabledFieldset(group);
  const field = useFieldControl({ ...props, disabled: props.disabled || isOff || undefined });
  return (
    <RadixRadio.Root
      aria-label={label}
      {...props}
      {...field}
      ref={mergeRefs(group, ref)}
      orientation={orientation}
      className={cn(
        "flex min-w-0 gap-1.5",
        orientation === "vertical" ? "flex-col" : "flex-wrap gap-x-5",
        className,
      )}
    >
      {options.map((option) => {
        const id = `${base}-${option.value}`;
        const disabled = Boolean(field.disabled || option.disabled);
        return (
          <ChoiceRow
            key={option.value}
            id={id}
            label={option.label}
            hint={option.hint}
            disabled={disabled}
          >
            <RadixRadio.Item
              id={id}
              value={option.value}
              disabled={disabled}
              aria-describedby={option.hint ? `${id}-hint` : undefined}
              className="group -mx-[3px] flex size-6 cursor-pointer items-center justify-center rounded-full disabled:cursor-not-allowed disabled:opacity-50"
            >
              <span className="flex size-[18px] items-center justify-center rounded-full border border-line-strong bg-surface transition-colors duration-150 ease-calm group-enabled:group-hover:border-ink group-data-[state=checked]:border-ink">
                <RadixRadio.Indicator className="size-2.5 rounded-full border-5 border-ink" />
              </span>
            </RadixRadio.Item>
          </ChoiceRow>
        );
      })}
    </RadixRadio.Root>
  );
}
