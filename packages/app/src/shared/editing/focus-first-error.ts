import { focusInSection } from "@panel/ui/section";

/**
 * Moves to the first field of the form that has an error, opening its section.
 * @returns whether there is one
 */
export function focusFirstError(formId: string): boolean {
  const form = document.getElementById(formId);
  const field = form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid] button');
  if (field) focusInSection(field);
  return Boolean(field);
}
