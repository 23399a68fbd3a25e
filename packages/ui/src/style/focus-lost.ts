/** Dispatched on the nearest remaining ancestor when the element to which the focus should return was removed. */
export const focusLostEvent = "panel-ui-focus-lost";

/**
 * Remembers an element and its ancestors, and returns a function that focuses it. If a list has removed it, the list
 * receives `focusLostEvent` and decides what gets the focus.
 */
export function rememberFocus(element: Element | null): () => void {
  const around: Element[] = [];
  for (let at = element?.parentElement; at; at = at.parentElement) around.push(at);
  return () => {
    if (element?.isConnected) (element as HTMLElement).focus();
    else {
      const left = around.find((each) => each.isConnected);
      left?.dispatchEvent(new Event(focusLostEvent, { bubbles: true }));
    }
  };
}
