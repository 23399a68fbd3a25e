import { expect, type Page } from "@playwright/test";

/** Waits until React has taken over the screen that came in the page, so that its code has loaded. */
export async function waitForCode(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => !("earlyPage" in window))).toBe(true);
}
