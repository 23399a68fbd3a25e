/** The event that opens a section; `Section` listens for it. */
export const OPEN_EVENT = "panel-section-open";

/** Opens every section around an element, so that the element can be seen. */
export function openSectionOf(element: Element): void {
  element.dispatchEvent(new CustomEvent(OPEN_EVENT, { bubbles: true }));
}

/** Opens the sections around an element, brings it into view and gives it the focus. */
export function focusInSection(element: HTMLElement): void {
  openSectionOf(element);
  element.scrollIntoView({ block: "center" });
  element.focus({ preventScroll: true });
}
