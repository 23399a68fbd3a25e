import * as RadixCheckbox from "@radix-ui/react-checkbox";
import { PathIcon } from "../path-icon/index.ts";
import type { ComponentProps, ReactNode } from "react";
import { ChoiceRow, useChoiceIds } from "../field/ChoiceRow.tsx";
import { cn } from "../style/cn.ts";

export interface CheckboxProps extends Omit<
  ComponentProps<typeof RadixCheckbox.Root>,
  "asChild" | "children" | "onCheckedChange"
> {
  label: ReactNode;
  /** Shown after the label, such as a button that opens its help. */
  labelEnd?: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  /** Hides the label visually, as in a table. */
  hideLabel?: boolean;
  /** `"indeterminate"` where some, but not all, of the things that it represents are chosen. */
  checked?: boolean | "indeterminate";
  onCheckedChange?: (checked: boolean) => void;
}

/** A yes or no with its label. Pressing an indeterminate one checks it. */
export function Checkbox({
  id: givenId,
  label,
  labelEnd,
  hint,
  error,
  hideLabel = false,
  onCheckedChange,
  className,
  ...props
}: CheckboxProps) {
  const { id, describedBy } = useChoiceIds(givenId, hint, error);
  return (
    <ChoiceRow
      id={id}
      label={label}
      labelEnd={labelEnd}
      hint={hint}
      error={error}
      hideLabel={hideLabel}
      disabled={props.disabled}
    >
      <RadixCheckbox.Root
        aria-describedby={describedBy}
        aria-invalid={error ? true : undefined}
        {...props}
        id={id}
        onCheckedChange={(checked) => onCheckedChange?.(checked === true)}
        className={cn(
          "group -mx-[3px] flex size-6 cursor-pointer items-center justify-center rounded-field disabled:cursor-not-allowed disabled:opacity-50",
          className,
        )}
      >
        <span
          className={cn(
            "flex size-[18px] items-center justify-center rounded-[5px] border border-line-strong bg-surface text-surface transition-colors duration-150 ease-calm",
            "group-enabled:group-hover:border-ink group-aria-invalid:border-danger",
            "group-data-[state=checked]:border-ink group-data-[state=checked]:bg-ink",
            "group-data-[state=indeterminate]:border-ink group-data-[state=indeterminate]:bg-ink",
          )}
        >
          <RadixCheckbox.Indicator className="group/mark">
            <PathIcon
              d="M20 6 9 17l-5-5"
              aria-hidden
              strokeWidth={3}
              className="size-3 group-data-[state=indeterminate]/mark:hidden"
            />
            <PathIcon
              d="M5 12h14"
              aria-hidden
              strokeWidth={3}
              className="size-3 group-data-[state=checked]/mark:hidden"
            />
          </RadixCheckbox.Indicator>
        </span>
      </RadixCheckbox.Root>
    </ChoiceRow>
  );
}
