import type { FocusEvent, ReactNode } from "react";

/** The part of a TanStack field that a binding needs; the `field` of `form.Field` has it. */
export interface BoundFieldApi<Value> {
  name: string;
  state: {
    value: Value;
    meta: { errors: readonly unknown[]; isBlurred: boolean };
  };
  form: { state: { submissionAttempts: number } };
  handleChange: (value: NoInfer<Value>) => void;
  handleBlur: () => void;
}

/** When a field shows its error: "left" after it was left or the form was submitted, "always" at once. */
export type ShowErrors = "left" | "always";

/** An error of a validator as a message: a text, or the `message` of a schema's issue. */
export function plainMessage(error: unknown): ReactNode {
  if (typeof error === "string") return error;
  if (typeof error === "object" && error !== null && "message" in error) {
    return String(error.message);
  }
  return undefined;
}

/** The first error, if it should be shown now. */
export function errorToShow(
  field: Pick<BoundFieldApi<unknown>, "state" | "form">,
  show: ShowErrors,
): unknown {
  const { errors, isBlurred } = field.state.meta;
  const due = show === "always" || isBlurred || field.form.state.submissionAttempts > 0;
  return due ? errors.find((error) => error !== undefined && error !== null) : undefined;
}

/** Returns a blur handler that calls `leave` when the focus leaves a control, not when it moves inside it. */
export function whenLeft(leave: () => void) {
  return (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) leave();
  };
}
