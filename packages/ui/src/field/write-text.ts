/**
 * Writes a text in place of the selection as a keyboard does: the browser can take it back, and hears of it with an input event.
 * A value that is set on the element would end the browser's own undo.
 */
export function writeText(element: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  const isEmpty = element.selectionStart === element.selectionEnd;
  // Inputs for e-mails do not say what is selected.
  if (text === "" && isEmpty && !getSelection()?.toString()) return;
  element.focus();
  // Deprecated, but nothing else keeps the browser's own undo.
  if (document.execCommand(text === "" ? "delete" : "insertText", false, text)) return;
  element.setRangeText(text);
  element.dispatchEvent(new Event("input", { bubbles: true }));
}

/** Writes a text in place of all that an element holds, as `writeText` does. */
export function writeAll(element: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  element.focus();
  element.select();
  writeText(element, text);
}
