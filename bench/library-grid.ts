import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "playwright";
import { chromiumFlags, chromiumPath } from "../tools/browser-path.ts";
import { buildPanel } from "../tools/build.ts";
import { startMapOrigin } from "./map-origin.ts";
import { longestTask } from "./page-work.ts";
import { median, settle, untilPainted } from "./painted.ts";
import { startPanelServer, temporaryFolder } from "./panel-server.ts";
import { seedAssets } from "./seed.ts";
import { signIn } from "./sign-in.ts";

const FEW = 50;
const MANY = 5000;
/** Parts of names, typed one by one. */
const TYPED = ["78", "93", "51", "60", "24", "37", "85"];
/** Longest task while the grid is scrolled, in ms of processor time. */
const TASK_LIMIT = 50;
/** How much slower the search among many may be than among few. */
const SEARCH_LIMIT = 3;

interface Grid {
  /** From the panel's address to the first tiles. */
  first: number;
  /** From a digit typed to the frame that shows what it left. */
  search: number;
  /** The longest task while the grid is scrolled to its end. */
  scroll: number;
  /** Elements of tiles in the document. */
  tiles: number;
}

const folder = temporaryFolder();
const map = await startMapOrigin();
const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags });

/** Uses the library of an editor who has so many assets. */
async function measure(count: number): Promise<Grid> {
  const dataDir = join(folder, String(count));
  mkdirSync(dataDir);
  // Makes the database and the demo tenant.
  await (await startPanelServer({ dataDir, mapOrigin: map.url })).stop();
  seedAssets(dataDir, count);
  const server = await startPanelServer({ dataDir, mapOrigin: map.url });
  const page = await browser.newPage({
    viewport: { width: 1280, height: 800 },
    locale: "es-ES",
  });
  page.on("pageerror", (error) => {
    throw error;
  });
  try {
    await page.goto(`${server.url}/login`);
    await signIn(page, "editor");
    const start = performance.now();
    await page.goto(`${server.url}/panel/mylibrary`);
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
  } finally {
    await page.close();
    await server.stop();
  }
}

if (!buildPanel()) process.exit(1);
try {
  const few = await measure(FEW);
  const many = await measure(MANY);
  const ms = (value: number) => `${value.toFixed(1)} ms`.padStart(11);
  const line = (name: string, of: (grid: Grid) => number) =>
    console.log(
      `  ${name.padEnd(16)}${ms(of(few))}${ms(of(many))}   ${(of(many) / of(few)).toFixed(2)} ×`,
    );
  console.log(
    `\n${" ".repeat(18)}${`${FEW} assets`.padStart(11)}${`${MANY}`.padStart(11)}   ratio`,
  );
  line("first tiles", ({ first }) => first);
  line("digit typed", ({ search }) => search);
  line("scrolled", ({ scroll }) => scroll);
  const search = many.search / few.search;
  const task = many.scroll / TASK_LIMIT;
  console.log(`\n${many.tiles} of ${MANY} tiles are in the document`);
  console.log(`Search: ${search.toFixed(2)} × that among ${FEW}, at most ${SEARCH_LIMIT} ×`);
  console.log(`Longest task while it scrolls: ${task.toFixed(2)} × ${TASK_LIMIT} ms`);
  if (search > SEARCH_LIMIT || task > 1) process.exitCode = 1;
} finally {
  await browser.close();
  map.stop();
  rmSync(folder, { recursive: true, force: true });
}
