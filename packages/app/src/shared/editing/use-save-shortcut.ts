import { useEffect, useEffectEvent } from "react";

/** Whether an element can be reached: a modal dialog hides what is outside of it. */
function isReachable(element: Element | null): boolean {
  return !!element && !element.closest("[aria-hidden=true]");
}

/**
 * Saves by Ctrl+S or ⌘S, from anywhere on the page, instead of the browser's offer to save the page as a file.
 * @param form id of the form that is saved; nothing happens while a dialog lies over it
 * @param save replaces sending the form
 */
export function useSaveShortcut(form: string, save?: () => void): void {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    const isShortcut = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "s";
    if (!isShortcut || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const element = document.getElementById(form);
    if (event.repeat || !isReachable(element)) return;
    if (save) save();
    else if (element instanceof HTMLFormElement) element.requestSubmit();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => pressed(event);
    addEventListener("keydown", listener);
    return () => removeEventListener("keydown", listener);
  }, []);
}
