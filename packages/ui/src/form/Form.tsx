import { type AnyFormApi, useStore } from "@tanstack/react-form";
import { type ComponentProps, type SubmitEvent, useRef } from "react";
import { Button, type ButtonProps } from "../button/index.ts";
import { mergeRefs } from "../style/merge-refs.ts";
import { tabbablesIn } from "../style/tabbable.ts";

export interface FormProps extends Omit<ComponentProps<"form">, "onSubmit" | "noValidate"> {
  /** Of `useForm`. */
  form: Pick<AnyFormApi, "handleSubmit">;
}

/** Sends a TanStack form. When something is wrong, the focus goes to the first control that is. */
export function Form({ form, ref, ...props }: FormProps) {
  const element = useRef<HTMLFormElement>(null);
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // A form inside a dialog of another form is sent alone.
    event.stopPropagation();
    await form.handleSubmit();
    // The errors are on the screen only after the next paint.
    requestAnimationFrame(() => focusFirstInvalid(element.current));
  };
  return (
    <form
      {...props}
      ref={mergeRefs(element, ref)}
      // The browser's own bubbles would speak another language than the form.
      noValidate
      onSubmit={(event) => void submit(event)}
    />
  );
}

/** Puts the focus on the first control inside that is marked as invalid; says whether there was one. */
export function focusFirstInvalid(root: HTMLElement | null): boolean {
  const first = root?.querySelector<HTMLElement>("[aria-invalid]:not([aria-invalid=false])");
  if (!first) return false;
  const target = first.matches("[role=radiogroup], [role=group]") ? tabbablesIn(first)[0] : first;
  (target ?? first).focus();
  return true;
}

export interface SubmitButtonProps extends Omit<ButtonProps, "type" | "loading" | "form"> {
  /** Of `useForm`. */
  form: Pick<AnyFormApi, "store">;
}

/** Sends the form around it; busy while that takes. */
export function SubmitButton({ form, variant = "primary", ...props }: SubmitButtonProps) {
  const submitting = useStore(form.store, (state) => state.isSubmitting);
  return <Button {...props} variant={variant} type="submit" loading={submitting} />;
}
