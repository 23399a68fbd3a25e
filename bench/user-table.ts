import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { measureScaling, printHead, printRatio } from "./scaling.ts";
import { median, settle, timeList } from "./painted.ts";
import { addEditors } from "./seed.ts";

const FEW = 200;
const MANY = 10_000;
const RUNS = 9;
/** How much longer a step may take among many than among few. */
const LIMIT = 3;

/** The list of a supervisor who has so many editors. */
const { few, many } = await measureScaling({
  few: FEW,
  many: MANY,
  role: "supervisor",
  seed(dataDir, count) {
    const database = new DatabaseSync(join(dataDir, "panel.sqlite"));
    database.exec(addEditors(count));
    database.close();
  },
  async use(page, _browser, url) {
    const start = performance.now();
    await page.goto(`${url}/panel/users`);
    await page.locator("tbody tr").nth(5).waitFor();
    const first = performance.now() - start;
    await settle(page);
    const times = await timeList(page, RUNS, page.locator("[role=search] input").first());
    return { first, sort: median(times.sort), search: median(times.search) };
  },
});

printHead(`${FEW} users`, String(MANY));
const ratios = [
  printRatio("first rows", few.first, many.first),
  printRatio("click to sort", few.sort, many.sort),
  printRatio("digit typed", few.search, many.search),
];
console.log(`\nAt most ${LIMIT} × each`);
if (Math.max(...ratios) > LIMIT) process.exitCode = 1;
