import { expect, type Page, type Route } from "@playwright/test";

/** Holds every call to an address, so that a test sees what is shown while it is under way. */
export async function holdCalls(page: Page, url: string) {
  const held: Route[] = [];
  await page.route(url, (route) => {
    held.push(route);
  });
  return {
    /** Lets the oldest call go on; waits until there is one. */
    async letGo(): Promise<void> {
      await expect.poll(() => held.length).toBeGreaterThan(0);
      await held.shift()?.continue();
    },
  };
}
