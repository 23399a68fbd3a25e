import type { FocusEvent, ReactNode } from "react";

/** What a binding needs of a TanStack field; the `field` of `form.Field` is one. */
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

/** When a field says what is wrong: once it was left or the form was sent, or at once. */
export type ShowErrors = "left" | "always";

/** An error of a validator as a message: a text, or the `message` of a schema's issue. */
export function plainMessage(error: unknown): ReactNode {
  if (typeof error === "string") return error;
  if (typeof error === "object" && error !== null && "message" in error) {
    return String(error.message);
  }
  return undefined;
}

/** The first error, if it is time to say it. */
export function errorToShow(
  field: Pick<BoundFieldApi<unknown>, "state" | "form">,
  show: ShowErrors,
): unknown {
  const { errors, isBlurred } = field.state.meta;
  const due = show === "always" || isBlurred || field.form.state.submissionAttempts > 0;
  return due ? errors.find((error) => error !== undefined && error !== null) : undefined;
}

/** Calls back when the focus leaves a control, not when it moves between the parts of one. */
export function whenLeft(leave: () => void) {
  return (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) leave();
  };
}
