import { expect } from "storybook/test";
import { tabbablesIn } from "../style/tabbable.ts";

/**
 * Goes once forward and once backward through everything in a dialog, with Tab as the browser handles it: an imitated one moves the
 * focus within one task, so that it meets no focus trap on its way. Does nothing in a Storybook that no test drives.
 */
export async function goesRoundByTab(dialog: HTMLElement): Promise<void> {
  if (!("__vitest_browser__" in globalThis)) return;
  const { userEvent } = await import("vitest/browser");
  const all = tabbablesIn(dialog);
  const said = (elements: readonly (Element | null)[]) => elements.map((each) => each?.outerHTML);
  const round = async (keys: string) => {
    const met: (Element | null)[] = [];
    while (met.length < all.length) {
      met.push(document.activeElement);
      await userEvent.keyboard(keys);
    }
    return met;
  };
  all[0]?.focus();
  await expect(said(await round("{Tab}"))).toEqual(said(all));
  await expect(all[0]).toHaveFocus();
  const backward = [all[0] ?? null, ...all.slice(1).toReversed()];
  await expect(said(await round("{Shift>}{Tab}{/Shift}"))).toEqual(said(backward));
}
