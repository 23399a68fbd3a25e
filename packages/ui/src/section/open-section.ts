import { flushSync } from "react-dom";
import { firstFieldIn, tabbablesIn } from "../style/tabbable.ts";

/** The event that opens a section; `Section` listens for it. */
export const OPEN_EVENT = "panel-section-open";

/** A tab panel that is mounted while another tab is chosen. */
const HIDDEN_PANEL = "[role=tabpanel][data-state=inactive]";

/** Opens every section and chooses every tab around an element, so that the element can be seen. */
export function openSectionOf(element: Element): void {
  const panel = element.closest(HIDDEN_PANEL);
  if (panel) {
    const tab = document.getElementById(panel.getAttribute("aria-labelledby") ?? "");
    // A tab is chosen when the mouse goes down on it.
    flushSync(() => tab?.dispatchEvent(new MouseEvent("mousedown", { bubbles: true })));
    if (panel.parentElement) openSectionOf(panel.parentElement);
  }
  element.dispatchEvent(new CustomEvent(OPEN_EVENT, { bubbles: true }));
}

/**
 * Opens the sections and chooses the tabs around an element, brings it into view and gives it the focus; where it is not a control itself,
 * the focus goes to the first field in it, or else to the first button.
 */
export function focusInSection(element: HTMLElement): void {
  openSectionOf(element);
  const control = firstFieldIn(element) ?? tabbablesIn(element)[0] ?? element;
  control.scrollIntoView({ block: "center" });
  control.focus({ preventScroll: true });
}
