import type { FocusEvent, ReactNode } from "react";
import { type BoundFieldApi, errorToShow, type ShowErrors, whenLeft } from "./bound-field.ts";
import { useMessageOf } from "./FormMessages.tsx";

/** The props for a checkbox or a switch. */
export interface ChoiceControl {
  name: string;
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  onBlur: (event: FocusEvent<HTMLElement>) => void;
  error: ReactNode;
}

export interface FormChoiceProps {
  /** The argument of `form.Field`'s child function. */
  field: BoundFieldApi<boolean>;
  /** When the field shows its error. @default "left" */
  showErrors?: ShowErrors;
  /** The control, which has its own label: `{(control) => <Checkbox label="…" {...control} />}`. */
  children: (control: ChoiceControl) => ReactNode;
}

/** A checkbox or a switch bound to a TanStack field. */
export function FormChoice({ field, showErrors = "left", children }: FormChoiceProps) {
  const messageOf = useMessageOf();
  const found = errorToShow(field, showErrors);
  return children({
    name: field.name,
    checked: field.state.value,
    onCheckedChange: (checked) => field.handleChange(checked),
    onBlur: whenLeft(() => field.handleBlur()),
    error: found === undefined ? undefined : messageOf(found),
  });
}
