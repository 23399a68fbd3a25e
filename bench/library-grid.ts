import { measureScaling, printHead, printRatio } from "./scaling.ts";
import { longestTask } from "./page-work.ts";
import { median, settle, untilPainted } from "./painted.ts";
import { seedAssets } from "./seed.ts";

const FEW = 50;
const MANY = 5000;
/** Parts of names, typed one by one. */
const TYPED = ["78", "93", "51", "60", "24", "37", "85"];
/** Longest task while the grid is scrolled, in ms of processor time. */
const TASK_LIMIT = 50;
/** Largest allowed ratio of the search time among many to that among few. */
const SEARCH_LIMIT = 3;

/** Opens the library of an editor with the given number of assets. */
const { few, many } = await measureScaling({
  few: FEW,
  many: MANY,
  role: "editor",
  seed: seedAssets,
  async use(page, browser, url) {
    const start = performance.now();
    await page.goto(`${url}/panel/mylibrary`);
    const cells = page.getByRole("gridcell");
    await cells.nth(5).waitFor();
    const first = performance.now() - start;
    await settle(page);
    const tiles = await cells.count();

    const times: number[] = [];
    const box = page.locator("[role=search] input").first();
    await box.click();
    for (const digits of TYPED) {
      for (const digit of digits) {
        times.push(
          await untilPainted(page, "input", () => page.keyboard.type(digit), "[role=grid]"),
        );
        await settle(page);
      }
      await box.fill("");
      await settle(page);
    }

    await cells.nth(5).hover();
    const scroll = await longestTask(browser, page, async () => {
      for (let step = 0; step < 150; step += 1) {
        await page.mouse.wheel(0, 900);
        await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
      }
    });
    return { first, search: median(times.slice(2)), scroll, tiles };
  },
});

printHead(`${FEW} assets`, String(MANY));
printRatio("first tiles", few.first, many.first);
const search = printRatio("digit typed", few.search, many.search);
printRatio("scrolled", few.scroll, many.scroll);
const task = many.scroll / TASK_LIMIT;
console.log(`\n${many.tiles} of ${MANY} tiles are in the document`);
console.log(`Search: ${search.toFixed(2)} × that among ${FEW}, at most ${SEARCH_LIMIT} ×`);
console.log(`Longest task while it scrolls: ${task.toFixed(2)} × ${TASK_LIMIT} ms`);
if (search > SEARCH_LIMIT || task > 1) process.exitCode = 1;
