import { writeAsTyped } from "../shared/silent-fields.ts";
import type { EarlyPage } from "./early-page.ts";

/** As soon as the served screen works: does in it what was done in it before. */
export function replayEarlyPage(): void {
  const early: EarlyPage | undefined = window.earlyPage;
  if (!early) return;
  delete window.earlyPage;
  early.stop();
  for (const input of document.querySelectorAll<HTMLInputElement>(
    "#root input:not([type=checkbox])",
  )) {
    // Some browsers bring back the text of a reloaded page without an event.
    if (input.value !== input.defaultValue) writeAsTyped(input, input.value);
  }
  for (const [field, value] of early.written) {
    const now = inScreen(field);
    if (now instanceof HTMLSelectElement) choose(now, value);
    else if (now !== field && now) writeAsTyped(now, value);
  }
  const focused = early.focused();
  if (focused && !focused.isConnected) inScreen(focused)?.focus();
  pressAll(early.presses.map(inScreen).filter((button) => button !== undefined));
}

/** The element that stands for one of the served screen: a page that was translated meanwhile is drawn anew. */
function inScreen<E extends HTMLElement>(served: E): E | undefined {
  if (served.isConnected) return served;
  const alike = (screen: ParentNode) => [...screen.querySelectorAll<E>(served.localName)];
  return alike(document)[alike(served.getRootNode() as HTMLElement).indexOf(served)];
}

function choose(select: HTMLSelectElement, value: string): void {
  select.value = value;
  select.dispatchEvent(new Event("change", { bubbles: true }));
}

/**
 * Presses one after the other, each once the screen shows what the one before has done. Who presses meanwhile comes after
 * them: a form that an earlier press fills in is not sent before that.
 */
function pressAll(buttons: HTMLElement[]): void {
  if (buttons.length === 0) return;
  const hold = (event: Event) => {
    const button = (event.target as HTMLElement).closest("button");
    if (!button || !event.isTrusted) return;
    event.preventDefault();
    event.stopPropagation();
    buttons.push(button);
  };
  const next = () => {
    const button = buttons.shift();
    if (!button) return document.removeEventListener("click", hold, true);
    button.click();
    setTimeout(next);
  };
  document.addEventListener("click", hold, true);
  setTimeout(next);
}
