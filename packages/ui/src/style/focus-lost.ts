/** Bubbles from the nearest ancestor still in the document when the element that should get the focus back is not. */
export const focusLostEvent = "panel-ui-focus-lost";

/**
 * Remembers an element to give the focus back to, and its ancestors: where a list has removed it meanwhile, the list
 * hears `focusLostEvent` and chooses what gets the focus.
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
