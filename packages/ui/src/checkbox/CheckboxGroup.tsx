import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from "react";
import { Fieldset, useFieldControl } from "../field/index.ts";
import { cn } from "../style/cn.ts";
import { Checkbox } from "./Checkbox.tsx";

export interface CheckboxOption {
  value: string;
  label: ReactNode;
  hint?: ReactNode;
  disabled?: boolean;
}

export interface CheckboxGroupProps extends Omit<
  ComponentProps<"fieldset">,
  "children" | "defaultValue" | "onChange"
> {
  /** The name of the group where no `Field group` stands around it. */
  label?: ReactNode;
  options: readonly CheckboxOption[];
  /** The chosen ones, held by the caller. */
  value?: readonly string[];
  /** The chosen ones at first, held by the group. @default [] */
  defaultValue?: readonly string[];
  /** In the order of the options; values that are no option stay, at the end. */
  onValueChange?: (value: string[]) => void;
  /** Of a box above the others that stands for all of them which can be chosen; without it there is none. */
  allLabel?: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  /** Marks the group in words and sign; does not validate. */
  required?: boolean;
  /** Each chosen value is sent under it with the form. */
  name?: string;
}

const nothing: readonly string[] = [];

/** Several choices of which any number may hold, under one name. */
export function CheckboxGroup({
  label,
  options,
  value: given,
  defaultValue = nothing,
  onValueChange,
  allLabel,
  hint,
  error,
  required = false,
  name,
  ...props
}: CheckboxGroupProps) {
  const [own, setOwn] = useState(defaultValue);
  const value = given ?? own;
  // Resetting a form changes several boxes before anything is rendered again.
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  // A group can be neither required nor invalid in ARIA: its name says the one, its boxes the other.
  const { "aria-required": _word, "aria-invalid": wrong, ...field } = useFieldControl(props);
  const invalid = error ? true : wrong;

  const choose = (changed: readonly CheckboxOption[], checked: boolean) => {
    const chosen = new Set(latest.current);
    for (const option of changed) {
      if (checked) chosen.add(option.value);
      else chosen.delete(option.value);
    }
    const inOrder = options.map((option) => option.value).filter((each) => chosen.delete(each));
    latest.current = [...inOrder, ...chosen];
    setOwn(latest.current);
    onValueChange?.([...latest.current]);
  };

  const boxes = (
    <div className={cn("grid min-w-0 gap-1.5", allLabel && "pl-6.5")}>
      {options.map((option) => {
        const disabled = Boolean(field.disabled || option.disabled);
        return (
          <Checkbox
            key={option.value}
            name={name}
            value={option.value}
            label={option.label}
            hint={option.hint}
            disabled={disabled}
            aria-invalid={(!disabled && invalid) || undefined}
            checked={value.includes(option.value)}
            onCheckedChange={(checked) => choose([option], checked)}
          />
        );
      })}
    </div>
  );

  const open = options.filter((option) => !option.disabled);
  const count = open.filter((option) => value.includes(option.value)).length;
  const content = allLabel ? (
    <div className="grid min-w-0 gap-1.5">
      <Checkbox
        // No part of the form, which would reset it beside the boxes that it stands for.
        form=""
        label={allLabel}
        disabled={field.disabled || open.length === 0}
        aria-invalid={invalid}
        checked={count > 0 && (count === open.length || "indeterminate")}
        onCheckedChange={(checked) => choose(open, checked)}
      />
      {boxes}
    </div>
  ) : (
    boxes
  );

  if (!label) {
    return (
      <fieldset {...props} {...field} className={cn("min-w-0", props.className)}>
        {content}
      </fieldset>
    );
  }
  return (
    <Fieldset {...props} legend={label} hint={hint} error={error} required={required}>
      {content}
    </Fieldset>
  );
}
