import type { Page } from "playwright";

/** Signs a demo account in at the login screen that stands on the page, up to its first screen. */
export async function signIn(page: Page, role: "editor" | "supervisor"): Promise<void> {
  await page.locator("input[type=email]").fill(`${role}@demo.explorar`);
  await page.locator("input[type=password]").fill("explorar-demo");
  await page.locator("button[type=submit]").click();
  await page.waitForURL("**/panel/welcome");
  await page.locator("main h1").waitFor();
}
