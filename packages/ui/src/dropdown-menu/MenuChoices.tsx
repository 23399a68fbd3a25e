import * as RadixMenu from "@radix-ui/react-dropdown-menu";
import { useControllableState } from "@radix-ui/react-use-controllable-state";
import { Check } from "lucide-react";
import type { ComponentProps } from "react";
import { cn } from "../style/cn.ts";
import { itemStyle } from "./MenuParts.tsx";

/** What stays open is not closed by Radix, which closes a menu unless the event is prevented. */
const unlessKept = (
  keeps: boolean,
  onSelect: ((event: Event) => void) | undefined,
): ((event: Event) => void) => {
  return (event) => {
    onSelect?.(event);
    if (keeps) event.preventDefault();
  };
};

const choiceStyle = [itemStyle, "pe-9"];

/** The sign at the end of what is chosen. */
function ChosenMark() {
  return (
    <RadixMenu.ItemIndicator className="absolute end-2.5">
      <Check aria-hidden className="size-4" />
    </RadixMenu.ItemIndicator>
  );
}

export interface DropdownMenuCheckboxItemProps extends Omit<
  ComponentProps<typeof RadixMenu.Item>,
  "asChild"
> {
  /** Controlled when given. */
  checked?: boolean | undefined;
  /** Whether it is on at first, where `checked` is not given. @default false */
  defaultChecked?: boolean | undefined;
  onCheckedChange?: ((checked: boolean) => void) | undefined;
  /** Whether its choice closes the menu. @default false */
  closeOnSelect?: boolean;
}

/** A setting that is on or off. The menu stays open, so that several can be set. */
export function DropdownMenuCheckboxItem({
  checked,
  defaultChecked = false,
  onCheckedChange,
  closeOnSelect = false,
  onSelect,
  className,
  children,
  ...props
}: DropdownMenuCheckboxItemProps) {
  const [on, turn] = useControllableState({
    prop: checked,
    defaultProp: defaultChecked,
    onChange: (to) => onCheckedChange?.(to),
  });
  return (
    <RadixMenu.CheckboxItem
      {...props}
      checked={on}
      onCheckedChange={turn}
      onSelect={unlessKept(!closeOnSelect, onSelect)}
      className={cn(choiceStyle, className)}
    >
      {children}
      <ChosenMark />
    </RadixMenu.CheckboxItem>
  );
}

export interface DropdownMenuRadioGroupProps extends Omit<
  ComponentProps<typeof RadixMenu.RadioGroup>,
  "value" | "defaultValue" | "onValueChange"
> {
  /** The chosen value. Controlled when given. */
  value?: string | undefined;
  /** The value chosen at first, where `value` is not given. @default none */
  defaultValue?: string | undefined;
  onValueChange?: ((value: string) => void) | undefined;
  /** Accessible name of the group. */
  label?: string | undefined;
}

/** A group of choices, of which one is chosen. */
export function DropdownMenuRadioGroup({
  label,
  value: given,
  defaultValue = "",
  onValueChange,
  ...props
}: DropdownMenuRadioGroupProps) {
  const [value, choose] = useControllableState({
    prop: given,
    defaultProp: defaultValue,
    onChange: (to) => onValueChange?.(to),
  });
  return (
    <RadixMenu.RadioGroup aria-label={label} {...props} value={value} onValueChange={choose} />
  );
}

export interface DropdownMenuRadioItemProps extends Omit<
  ComponentProps<typeof RadixMenu.Item>,
  "asChild"
> {
  value: string;
  /** Whether its choice closes the menu. @default true */
  closeOnSelect?: boolean;
}

/** One of the choices. */
export function DropdownMenuRadioItem({
  closeOnSelect = true,
  onSelect,
  className,
  children,
  ...props
}: DropdownMenuRadioItemProps) {
  return (
    <RadixMenu.RadioItem
      {...props}
      onSelect={unlessKept(!closeOnSelect, onSelect)}
      className={cn(choiceStyle, className)}
    >
      {children}
      <ChosenMark />
    </RadixMenu.RadioItem>
  );
}
