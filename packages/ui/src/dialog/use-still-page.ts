import { useEffect } from "react";

/**
 * Keeps the page behind a dialog from scrolling where a content security policy refuses the style element that does it, which
 * then does nothing and says nothing.
 */
export function useStillPage(): void {
  useEffect(() => {
    const { body } = document;
    // That of the dialog is there by now.
    if (getComputedStyle(body).overflowY === "hidden") return undefined;
    const before = body.style.overflow;
    body.style.overflow = "hidden";
    return () => {
      body.style.overflow = before;
    };
  }, []);
}
