import { expect, type Locator } from "@playwright/test";

/** How often Tab is pressed at most; more than there are controls in any dialog. */
const MOST = 250;

/** What Tab can reach, marked with `data-met` by `met`. */
const CONTROLS =
  "a[href], button, input, select, textarea, [contenteditable=true], [tabindex], summary, iframe";

/**
 * Goes through everything in a dialog with Tab, forward and backward, until the focus is back where it began, and expects that nothing
 * was left out.
 */
export async function goesRoundByTab(dialog: Locator): Promise<void> {
  const page = dialog.page();
  for (const key of ["Tab", "Shift+Tab"]) {
    await dialog.evaluate((box, controls) => {
      for (const each of box.querySelectorAll("[data-met]")) each.removeAttribute("data-met");
      const all = [...box.querySelectorAll<HTMLElement>(controls)];
      all.find((each) => each.tabIndex >= 0 && each.checkVisibility())?.focus();
    }, CONTROLS);
    /** Marks what has the focus. Returns false where that was so already. */
    const isNew = () =>
      dialog.evaluate((box) => {
        const at = document.activeElement;
        if (!at || !box.contains(at) || at.hasAttribute("data-met")) return false;
        at.setAttribute("data-met", "");
        return true;
      });
    for (let pressed = 0; pressed < MOST && (await isNew()); pressed += 1)
      await page.keyboard.press(key);
    const leftOut = await dialog.evaluate((box, controls) => {
      const reachable = (each: HTMLElement) =>
        each.tabIndex >= 0 &&
        !each.matches(":disabled, [data-met]") &&
        !each.closest("[inert], [aria-hidden=true]") &&
        each.checkVisibility({ visibilityProperty: true });
      // Of a group of native radios Tab reaches one; a group that hands the focus on at once was reached with what is in it.
      const isSpare = (each: HTMLElement) =>
        each.matches("input[type=radio]") || each.querySelector("[data-met]") !== null;
      return [...box.querySelectorAll<HTMLElement>(controls)]
        .filter((each) => reachable(each) && !isSpare(each))
        .map((each) => each.outerHTML.slice(0, 160));
    }, CONTROLS);
    expect(leftOut, `What ${key} never reaches`).toEqual([]);
  }
}
