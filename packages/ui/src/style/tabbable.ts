const controls =
  "a[href], button, input, select, textarea, [contenteditable]:not([contenteditable=false]), [tabindex]";

/** Controls that hold a value; `data-field-button` marks a button that stands for a hidden file input. */
const fields =
  "input:not([readonly]), select, textarea:not([readonly]), [contenteditable], [role=checkbox], [role=combobox], [role=radio], [role=radiogroup], [role=spinbutton], [role=switch], [data-field-button]";

/** Whether Tab reaches the element; not a hidden file input, nor the unseen input that a Radix checkbox adds to a form. */
const isTabbable = (element: HTMLElement): boolean =>
  element.tabIndex >= 0 &&
  !element.matches(":disabled") &&
  !element.closest("[inert], [aria-hidden=true]") &&
  element.checkVisibility({ visibilityProperty: true });

/** All elements inside that Tab reaches, in the order of the document. */
export function tabbablesIn(root: ParentNode): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(controls)].filter(isTabbable);
}

/** The first element inside that Tab reaches and that holds a value; not a plain button or a link. */
export function firstFieldIn(root: ParentNode): HTMLElement | undefined {
  return tabbablesIn(root).find((element) => element.matches(fields));
}
