/** Bubbles from the nearest place that is still there, when what is to get the focus back has gone meanwhile. */
export const focusLostEvent = "panel-ui-focus-lost";

/**
 * Remembers an element to give the focus back to, and where it stands: a list may take it away before, and knows best
 * what comes next.
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
