import { focusInSection } from "@panel/ui/section";

/** Moves to the first field of the form that has an error, opening its section. */
export function focusFirstError(formId: string): void {
  // After the dialog has handed the focus back and the language's fields are there.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const field = document
        .getElementById(formId)
        ?.querySelector<HTMLElement>('[aria-invalid="true"]');
      if (field) focusInSection(field);
    }),
  );
}
