import type { FocusEvent, ReactNode } from "react";
import { Field, type FieldProps } from "../field/index.ts";
import { type BoundFieldApi, errorToShow, type ShowErrors, whenLeft } from "./bound-field.ts";
import { useMessageOf } from "./FormMessages.tsx";

/** The props for a control with `value` and `onValueChange`, as every field of this library takes them. */
export interface ValueControl<Value> {
  name: string;
  value: Value;
  onValueChange: (value: Value) => void;
  onBlur: (event: FocusEvent<HTMLElement>) => void;
}

export interface FormFieldProps<Value> extends Omit<FieldProps, "error" | "children"> {
  /** The argument of `form.Field`'s child function. */
  field: BoundFieldApi<Value>;
  /** When the field shows its error. @default "left" */
  showErrors?: ShowErrors;
  /** Another error, such as the server's; shown instead of the validators'. */
  error?: ReactNode;
  /** The control: `{(control) => <TextInput {...control} />}`. */
  children: (control: ValueControl<Value>) => ReactNode;
}

/** A labelled control bound to a TanStack field, whose name is the attribute `data-field` of the whole. */
export function FormField<Value>({
  field,
  showErrors = "left",
  error,
  children,
  ...props
}: FormFieldProps<Value>) {
  const messageOf = useMessageOf();
  const found = errorToShow(field, showErrors);
  return (
    <Field
      data-field={field.name}
      {...props}
      error={error ?? (found === undefined ? undefined : messageOf(found))}
    >
      {children({
        name: field.name,
        value: field.state.value,
        onValueChange: (value) => field.handleChange(value),
        onBlur: whenLeft(() => field.handleBlur()),
      })}
    </Field>
  );
}
