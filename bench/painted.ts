import type { Locator, Page } from "playwright";

declare global {
  interface Window {
    /** Milliseconds from the last watched event to the frame that shows its effect. */
    painted?: Promise<number>;
  }
}

/**
 * Milliseconds from a real click or key press to the end of the first frame in which the table, or
 * the `content` that a selector names, differs. The clock starts with the event's own time stamp, so that waiting for the page to be free
 * counts; it stops after a second animation frame, when the first has been painted.
 */
export async function untilPainted(
  page: Page,
  event: "click" | "input",
  act: () => Promise<void>,
  content = "tbody",
): Promise<number> {
  const watch = ([type, selector]: readonly ["click" | "input", string]) => {
    // The header's arrow and the search box change at once, so only the text of the rows is compared.
    const rows = () => [...document.querySelectorAll(selector)].map((b) => b.textContent).join();
    const before = rows();
    window.painted = new Promise((resolve, reject) => {
      addEventListener(
        type,
        ({ timeStamp }) => {
          const look = () => {
            const elapsed = performance.now() - timeStamp;
            if (rows() !== before) {
              requestAnimationFrame(() => resolve(performance.now() - timeStamp));
            } else if (elapsed < 10_000) requestAnimationFrame(look);
            else reject(new Error(`The rows are the same after a ${type}`));
          };
          requestAnimationFrame(look);
        },
        { capture: true, once: true },
      );
    });
  };
  await page.evaluate(watch, [event, content] as const);
  await act();
  return page.evaluate(() => window.painted ?? Promise.reject(new Error("Nothing is watched")));
}

/** Resolves when the page has had nothing to do for two frames. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestIdleCallback(() =>
          requestAnimationFrame(() => requestAnimationFrame(() => resolve())),
        );
      }),
  );
}

/** The middle of the values; of an even number, the lower of the two. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN;
}

/** Times of sorting by the first column and of typing one more digit into the search box. */
export interface ListTimes {
  sort: number[];
  search: number[];
}

/** Parts of names, typed one by one: each digit leaves other rows than the one before. */
const NUMBERS = ["78", "93", "51", "60", "24"];

/** Uses a list as a person would, by mouse and keys, and times each step. */
export async function timeList(page: Page, runs: number, search: Locator): Promise<ListTimes> {
  const header = page.locator("thead button").first();
  const sort: number[] = [];
  // The first three are a warm-up, since code is slower when it runs for the first time. Every third click removes
  // the sort order, so that the search starts from unsorted rows if `runs` is a multiple of three.
  for (let run = -3; run < runs; run += 1) {
    const time = await untilPainted(page, "click", () => header.click());
    if (run >= 0) sort.push(time);
    await settle(page);
  }
  const typed: number[] = [];
  await search.click();
  for (let round = 0; typed.length < runs + 2; round += 1) {
    for (const digit of NUMBERS[round % NUMBERS.length] ?? "") {
      typed.push(await untilPainted(page, "input", () => page.keyboard.type(digit)));
      await settle(page);
    }
    await search.fill("");
    await settle(page);
  }
  return { sort, search: typed.slice(2, runs + 2) };
}
