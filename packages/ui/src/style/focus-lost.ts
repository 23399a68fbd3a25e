/** Dispatched on the nearest remaining ancestor when the element to which the focus should return was removed. */
export const focusLostEvent = "panel-ui-focus-lost";

/**
 * Remembers an element and its ancestors, and returns a function that focuses it. If a list has removed it, the list
 * receives `focusLostEvent` and decides what gets the focus; where none does, the given place gets it, or else the heading of
 * the page.
 */
export function rememberFocus(
  element: Element | null,
  place?: () => HTMLElement | null | undefined,
): () => void {
  const around: Element[] = [];
  for (let at = element?.parentElement; at; at = at.parentElement) around.push(at);
  const { body } = document;
  return () => {
    // Nothing had the focus, and nothing gets it.
    if (!element || element === body) return;
    if (element.isConnected) (element as HTMLElement).focus();
    else {
      const left = around.find((each) => each.isConnected);
      left?.dispatchEvent(new Event(focusLostEvent, { bubbles: true }));
    }
    // Removed from a page without a list, or no longer able to take the focus.
    if (document.activeElement !== body) return;
    const next =
      place?.() ?? [...document.querySelectorAll("h1")].find((each) => each.checkVisibility());
    if (next && next.tabIndex < 0) next.tabIndex = -1;
    next?.focus();
  };
}
