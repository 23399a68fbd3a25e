import type { FocusEvent, ReactNode } from "react";
import { Field, type FieldProps } from "../field/index.ts";
import { type BoundFieldApi, errorToShow, type ShowErrors, whenLeft } from "./bound-field.ts";
import { useMessageOf } from "./FormMessages.tsx";

/** What a control with `value` and `onValueChange` is given: every field of this library takes it as it is. */
export interface ValueControl<Value> {
  name: string;
  value: Value;
  onValueChange: (value: Value) => void;
  onBlur: (event: FocusEvent<HTMLElement>) => void;
}

export interface FormFieldProps<Value> extends Omit<FieldProps, "error" | "children"> {
  /** Of `form.Field`. */
  field: BoundFieldApi<Value>;
  /** @default "left" */
  showErrors?: ShowErrors;
  /** An error of its own, such as the server's; goes before the validators'. */
  error?: ReactNode;
  /** The control: `{(control) => <TextInput {...control} />}`. */
  children: (control: ValueControl<Value>) => ReactNode;
}

/** A labelled control bound to a TanStack field. */
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
    <Field {...props} error={error ?? (found === undefined ? undefined : messageOf(found))}>
      {children({
        name: field.name,
        value: field.state.value,
        onValueChange: (value) => field.handleChange(value),
        onBlur: whenLeft(() => field.handleBlur()),
      })}
    </Field>
  );
}
