import type { Page } from "@playwright/test";

/** Makes a language the one that was chosen last on this device, before any page is opened. */
export async function storeLanguage(page: Page, code: string): Promise<void> {
  await page.addInitScript((chosen) => {
    // Firefox runs this in its blank first page too, which may keep nothing.
    if (location.protocol.startsWith("http")) localStorage.setItem("explorar-lang", chosen);
  }, code);
}
