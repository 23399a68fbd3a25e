import { useEffect } from "react";

/**
 * Brings what gets the focus by Tab out from below the bars at the edges of the window. Browsers scroll to it themselves,
 * but Firefox not where it is within the window already, and Chromium not for a text area whose caret is.
 */
export function useFocusInView(): void {
  useEffect(() => {
    const show = ({ key }: KeyboardEvent) => {
      const element = document.activeElement;
      if (key === "Tab" && element && isCovered(element)) {
        element.scrollIntoView({ block: "nearest", inline: "nearest" });
      }
    };
    // Once the browser has scrolled.
    document.addEventListener("keyup", show);
    return () => document.removeEventListener("keyup", show);
  }, []);
}

/** Whether something else lies over its upper or lower edge, or the window ends before it. */
function isCovered(element: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return [top + 1, bottom - 1].some((y) => {
    const over = document.elementFromPoint((left + right) / 2, y);
    return !over || !(over.contains(element) || element.contains(over));
  });
}
