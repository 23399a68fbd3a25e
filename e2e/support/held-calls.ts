import { expect, type Page, type Route } from "@playwright/test";

/** Holds every call to an address, so that a test sees what is shown while it is under way. */
export async function holdCalls(page: Page, url: string) {
  const held: Route[] = [];
  await page.route(url, (route) => {
    held.push(route);
  });
  /** The oldest call; waits until there is one. */
  const oldest = async () => {
    await expect.poll(() => held.length).toBeGreaterThan(0);
    return held.shift();
  };
  return {
    /** Lets the oldest call go on. */
    async letGo(): Promise<void> {
      await (await oldest())?.continue();
    },
    /** Answers the oldest call as a server would that cannot work now. */
    async refuse(): Promise<void> {
      await (await oldest())?.fulfill({ status: 503 });
    },
  };
}
