import { type AnyFormApi, useStore } from "@tanstack/react-form";
import { type ComponentProps, type SubmitEvent, useRef } from "react";
import { Button, type ButtonProps } from "../button/index.ts";
import { focusInSection } from "../section/open-section.ts";
import { mergeRefs } from "../style/merge-refs.ts";

export interface FormProps extends Omit<ComponentProps<"form">, "onSubmit" | "noValidate"> {
  /** The result of TanStack's `useForm`. */
  form: Pick<AnyFormApi, "handleSubmit">;
}

/** A form that submits a TanStack form. If it has errors, the first invalid control gets the focus. */
export function Form({ form, ref, ...props }: FormProps) {
  const element = useRef<HTMLFormElement>(null);
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // A form in a dialog must not also submit the form that opened the dialog: React events bubble through portals.
    event.stopPropagation();
    await form.handleSubmit();
    // The errors are on the screen only after the next paint.
    requestAnimationFrame(() => focusFirstInvalid(element.current));
  };
  return (
    <form
      {...props}
      ref={mergeRefs(element, ref)}
      // The browser's own messages might be in another language than the form.
      noValidate
      onSubmit={(event) => void submit(event)}
    />
  );
}

/** Focuses the first control inside that is marked as invalid, in its section and tab. Returns whether there was one. */
export function focusFirstInvalid(root: HTMLElement | null): boolean {
  const first =
    root?.querySelector<HTMLElement>("[aria-invalid]:not([aria-invalid=false])") ?? null;
  if (first) focusInSection(first);
  return first !== null;
}

export interface SubmitButtonProps extends Omit<ButtonProps, "type" | "loading" | "form"> {
  /** The result of TanStack's `useForm`. */
  form: Pick<AnyFormApi, "store">;
}

/** A button that submits the form around it; shows a spinner until that has ended. */
export function SubmitButton({ form, variant = "primary", ...props }: SubmitButtonProps) {
  const submitting = useStore(form.store, (state) => state.isSubmitting);
  return <Button {...props} variant={variant} type="submit" loading={submitting} />;
}
