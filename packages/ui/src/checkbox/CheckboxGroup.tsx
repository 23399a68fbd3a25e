import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from "react";
import { FormValue } from "../field/FormValue.tsx";
import { Fieldset, useFieldControl } from "../field/index.ts";
import { useFocusInside } from "../field/use-focus-inside.ts";
import { cn } from "../style/cn.ts";
import { mergeRefs } from "../style/merge-refs.ts";
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
  /** Accessible name of the group where it is not inside a `Field group`. */
  label?: ReactNode;
  options: readonly CheckboxOption[];
  /** The chosen values, when controlled. */
  value?: readonly string[];
  /** The values chosen at first, when uncontrolled. @default [] */
  defaultValue?: readonly string[];
  /** Receives the chosen values in the order of the options, then values without an option, which are kept. */
  onValueChange?: (value: string[]) => void;
  /** Label of an additional box that checks or unchecks all options that are not disabled; none without it. */
  allLabel?: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  /** Marks the group as required by a star and a word, and lets a native form be sent only with a choice. */
  required?: boolean;
  /** Form name under which each chosen value is submitted. */
  name?: string;
}

const nothing: readonly string[] = [];

/** A named group of checkboxes. */
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
  ref,
  ...props
}: CheckboxGroupProps) {
  const root = useRef<HTMLFieldSetElement>(null);
  useFocusInside(root);
  const list = useRef<HTMLDivElement>(null);
  const [own, setOwn] = useState(defaultValue);
  const value = given ?? own;
  // Resetting a form changes several boxes before anything is rendered again.
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  // ARIA does not allow `required` or `invalid` on a group: its name says required, its boxes say invalid.
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
    <div ref={list} className={cn("relative grid min-w-0 gap-1.5", allLabel && "ps-6.5")}>
      {options.map((option) => {
        const disabled = Boolean(field.disabled || option.disabled);
        return (
          <Checkbox
            key={option.value}
            name={name}
            form={props.form}
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
      <FormValue
        form={props.form}
        required={required}
        disabled={field.disabled}
        values={value}
        // The boxes are reset by themselves.
        onReset={undefined}
        focus={() => list.current?.querySelector("button")?.focus()}
      />
    </div>
  );

  const open = options.filter((option) => !option.disabled);
  const count = open.filter((option) => value.includes(option.value)).length;
  const content = allLabel ? (
    <div className="grid min-w-0 gap-1.5">
      <Checkbox
        // Not part of the form: a reset would change it apart from the boxes that it represents.
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
      <fieldset
        {...props}
        {...field}
        ref={mergeRefs(root, ref)}
        className={cn("min-w-0", props.className)}
      >
        {content}
      </fieldset>
    );
  }
  return (
    <Fieldset {...props} {...{ hint, error, required }} ref={mergeRefs(root, ref)} legend={label}>
      {content}
    </Fieldset>
  );
}
