import * as RadixSwitch from "@radix-ui/react-switch";
import type { ComponentProps, ReactNode } from "react";
import { ChoiceRow, useChoiceIds } from "../field/ChoiceRow.tsx";
import { cn } from "../style/cn.ts";

export interface SwitchProps extends Omit<
  ComponentProps<typeof RadixSwitch.Root>,
  "asChild" | "children"
> {
  /** The label: what is on or off. */
  label: ReactNode;
  /** Shown after the label, such as a button that opens its help. */
  labelEnd?: ReactNode;
  hint?: ReactNode;
  /** Hides the label visually, as in a table. */
  hideLabel?: boolean;
  /** Side of the label; `start` puts the switch at the right edge, as in a list of settings. @default "end" */
  labelSide?: "start" | "end";
  /** Ignores presses while a change is under way; unlike `disabled` it keeps the focus. */
  pending?: boolean;
}

/** Turns something on or off at once. For a value that is submitted later use a checkbox. */
export function Switch({
  id: givenId,
  label,
  labelEnd,
  hint,
  hideLabel = false,
  labelSide = "end",
  pending = false,
  onCheckedChange,
  className,
  ...props
}: SwitchProps) {
  const { id, describedBy } = useChoiceIds(givenId, hint);
  return (
    <ChoiceRow
      id={id}
      label={label}
      labelEnd={labelEnd}
      hint={hint}
      hideLabel={hideLabel}
      disabled={props.disabled}
      labelFirst={labelSide === "start"}
    >
      <RadixSwitch.Root
        aria-describedby={describedBy}
        {...props}
        {...(pending ? { "aria-disabled": true } : { onCheckedChange })}
        id={id}
        className={cn(
          "group flex h-6 w-10 cursor-pointer items-center rounded-full border p-[3px] transition-colors duration-150 ease-calm",
          "border-line-strong bg-sunken enabled:hover:border-ink data-[state=checked]:border-ink data-[state=checked]:bg-ink",
          "disabled:cursor-not-allowed disabled:opacity-50 aria-disabled:cursor-not-allowed aria-disabled:opacity-50",
          className,
        )}
      >
        {/* Filled by its border: where colours are forced, a background vanishes. */}
        <RadixSwitch.Thumb className="size-4 rounded-full border-8 border-line-strong transition-transform duration-150 ease-calm data-[state=checked]:translate-x-4 rtl:data-[state=checked]:-translate-x-4 data-[state=checked]:border-surface" />
      </RadixSwitch.Root>
    </ChoiceRow>
  );
}
