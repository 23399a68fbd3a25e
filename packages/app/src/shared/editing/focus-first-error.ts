import { focusInSection } from "@panel/ui/section";

/**
 * Moves the focus to the first field with an error and opens its section.
 * @returns whether there is such a field
 */
export function focusFirstError(formId: string): boolean {
  const form = document.getElementById(formId);
  const field = form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid] button');
  if (field) focusInSection(field);
  return Boolean(field);
}
