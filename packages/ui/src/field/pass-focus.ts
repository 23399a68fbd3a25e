import type { FocusEvent } from "react";

/** Hands the focus that the browser gives to Radix's unseen input, because its form lacks the value, on to the control before it. */
export function passFocus({ target }: FocusEvent<HTMLElement>): void {
  if (!target.matches("input[aria-hidden=true]")) return;
  (target.previousElementSibling as HTMLElement | null)?.focus();
}
