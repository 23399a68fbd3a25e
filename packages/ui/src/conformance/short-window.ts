import { expect } from "storybook/test";
import { tags } from "./conformance.tsx";

/** For a story in a window as a screen of 1,280 by 1,024 px shows it at 400 %. */
export const shortWindow = {
  tags,
  parameters: {
    viewport: {
      options: { short: { name: "Short", styles: { width: "320px", height: "256px" } } },
    },
  },
  globals: { viewport: { value: "short" } },
};

/** Whether the element scrolls what is in it up and down. */
const scrolls = (element: Element) =>
  /auto|scroll/.test(getComputedStyle(element).overflowY) &&
  element.scrollHeight > element.clientHeight + 1;

/** Expects that a dialog is one piece that scrolls as a whole: nothing stays at its edges, and nothing in it scrolls by itself. */
export async function scrollsAsOne(dialog: HTMLElement): Promise<void> {
  await expect(window.innerHeight).toBe(256);
  await expect(scrolls(dialog)).toBe(true);
  const within = [...dialog.querySelectorAll(":not(textarea)")];
  await expect(within.filter(scrolls)).toEqual([]);
  await expect(
    within.filter((each) => /sticky|fixed/.test(getComputedStyle(each).position)),
  ).toEqual([]);
  dialog.scrollTop = dialog.scrollHeight;
  const foot = dialog.lastElementChild?.getBoundingClientRect();
  await expect(foot?.bottom).toBeLessThanOrEqual(window.innerHeight);
}
