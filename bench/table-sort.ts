import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "playwright";
import { build, type InlineConfig, preview, type PreviewServer } from "vite";
import { chromiumFlags, chromiumPath } from "../tools/browser-path.ts";
import { median, settle, untilPainted } from "./painted.ts";
import { temporaryFolder } from "./panel-server.ts";
import { tableRows } from "./table-rows.ts";

const ROWS = 10_000;
/** Rounds of both tables, one after the other; in each every column goes through its whole cycle. */
const ROUNDS = 3;
/** How much of the plain table's time sorting may take. */
const LIMIT = 0.8;

const columns = ["Name", "Points", "Changed", "Status", "Place"] as const;
type Column = (typeof columns)[number];

const pages = {
  library: join(import.meta.dirname, "../packages/ui/test/table-page"),
  plain: join(import.meta.dirname, "peers/five-columns"),
};
type Side = keyof typeof pages;
const sides: readonly Side[] = ["library", "plain"];

/** The moments at which a header is clicked, with their labels. */
const moments = {
  atOnce: "at once",
  first: "first click",
  later: "later clicks",
};
type Moment = keyof typeof moments;

/** Milliseconds by column. */
type Times = Record<Moment, Map<Column, number[]>>;
const noTimes = (): Times => ({ atOnce: new Map(), first: new Map(), later: new Map() });

async function serve(side: Side, folder: string): Promise<PreviewServer> {
  const outDir = join(folder, side);
  const config: InlineConfig = {
    root: pages[side],
    base: "./",
    configFile: false,
    logLevel: "warn",
    plugins: [react(), tailwindcss()],
  };
  await build({ ...config, build: { outDir, emptyOutDir: true, target: "es2023" } });
  writeFileSync(join(outDir, "rows.json"), JSON.stringify(tableRows(ROWS)));
  return preview({ ...config, build: { outDir }, preview: { host: "127.0.0.1", port: 0 } });
}

async function openPage(browser: Browser): Promise<Page> {
  const page = await browser.newPage({
    viewport: { width: 1280, height: 800 },
    locale: "es-ES",
  });
  page.on("pageerror", (error) => {
    throw error;
  });
  return page;
}

async function openTable(browser: Browser, address: string): Promise<Page> {
  const page = await openPage(browser);
  await page.goto(address);
  await page.locator("tbody tr").nth(5).waitFor();
  await settle(page);
  return page;
}

function note(times: Map<Column, number[]>, column: Column, time: number): void {
  times.set(column, [...(times.get(column) ?? []), time]);
}

const headerOf = (page: Page, column: Column) =>
  page.locator("thead button").filter({ hasText: column });

/** Runs in the page: clicks a header in the frame in which the rows appear. */
function pressAtOnce(column: string): void {
  const rows = () => [...document.querySelectorAll("tbody td")].map((td) => td.textContent).join();
  window.painted = new Promise((resolve) => {
    const press = () => {
      const before = rows();
      const headers = [...document.querySelectorAll<HTMLElement>("thead button")];
      const header = headers.find((each) => each.textContent.includes(column));
      if (before === "" || !header) {
        requestAnimationFrame(press);
        return;
      }
      const start = performance.now();
      const look = () => {
        if (rows() === before) requestAnimationFrame(look);
        else requestAnimationFrame(() => resolve(performance.now() - start));
      };
      header.click();
      requestAnimationFrame(look);
    };
    requestAnimationFrame(press);
  });
}

/** Measures a click in the first frame of the rows, before the page was idle. Uses a new page for each column. */
async function timeAtOnce(browser: Browser, address: string, { atOnce }: Times): Promise<void> {
  for (const column of columns) {
    const page = await openPage(browser);
    await page.addInitScript(pressAtOnce, column);
    await page.goto(address);
    const time = await page.evaluate(() => window.painted ?? Promise.reject(new Error("No rows")));
    note(atOnce, column, time);
    await page.close();
  }
}

/** Measures the first click on a column after the page became idle. Uses a new page for each column. */
async function timeFirst(browser: Browser, address: string, { first }: Times): Promise<void> {
  for (const column of columns) {
    const page = await openTable(browser, address);
    note(first, column, await untilPainted(page, "click", () => headerOf(page, column).click()));
    await page.close();
  }
}

/** Ascending, descending and none of each column, after one cycle that does not count. */
async function timeLater(browser: Browser, address: string, { later }: Times): Promise<void> {
  const page = await openTable(browser, address);
  for (const column of columns) {
    for (let click = -3; click < 6; click += 1) {
      const time = await untilPainted(page, "click", () => headerOf(page, column).click());
      if (click >= 0) note(later, column, time);
      await settle(page);
    }
  }
  await page.close();
}

const all = (times: Map<Column, number[]>) => [...times.values()].flat();

function printRow(name: string, library: number[], plain: number[]): number {
  const ratio = median(library) / median(plain);
  const ms = (values: number[]) => `${median(values).toFixed(1)} ms`.padStart(10);
  console.log(`  ${name.padEnd(16)}${ms(library)}${ms(plain)}   ${ratio.toFixed(2)} ×`);
  return ratio;
}

/** Times of both tables, measured alternately, so that other load affects both. */
async function compare(
  addresses: Record<Side, string>,
  flags: readonly string[],
): Promise<Record<Side, Times>> {
  const times = { library: noTimes(), plain: noTimes() };
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: [...chromiumFlags, ...flags],
  });
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const side of sides) {
        await timeAtOnce(browser, addresses[side], times[side]);
        await timeFirst(browser, addresses[side], times[side]);
        await timeLater(browser, addresses[side], times[side]);
      }
    }
  } finally {
    await browser.close();
  }
  return times;
}

/**
 * @returns the greater of the ratios of first and later clicks; a click in the very frame of the rows is told only, for
 * the loading of the page itself falls into it
 */
function print(clock: string, { library, plain }: Record<Side, Times>): number {
  console.log(`\n${clock}\n`);
  const ratios = (Object.keys(moments) as Moment[]).map((moment) => {
    const [ours, theirs] = [library[moment], plain[moment]];
    console.log(
      `  ${moments[moment].padEnd(16)}${"library".padStart(10)}${"plain".padStart(10)}   ratio`,
    );
    for (const column of columns) {
      printRow(column, ours.get(column) ?? [], theirs.get(column) ?? []);
    }
    const ratio = printRow("all columns", all(ours), all(theirs));
    console.log("");
    return ratio;
  });
  return Math.max(...ratios.slice(1));
}

const folder = temporaryFolder();
const servers = {
  library: await serve("library", folder),
  plain: await serve("plain", folder),
};
try {
  const address = (side: Side) => servers[side].resolvedUrls?.local[0] ?? "";
  const addresses = { library: address("library"), plain: address("plain") };
  console.log(`${ROWS} rows of ${columns.length} columns, from click to second frame, medians`);
  // No time is shorter than the wait for two frames, 25 ms on average: shorter work does not show.
  const work = print(
    "Frames as soon as they are done",
    await compare(addresses, ["--disable-frame-rate-limit", "--disable-gpu-vsync"]),
  );
  print("60 frames a second: no time is below the wait for two", await compare(addresses, []));
  console.log(`Work: at most ${work.toFixed(2)} × the plain table's, limit ${LIMIT} ×`);
  if (work > LIMIT) process.exitCode = 1;
} finally {
  for (const side of sides) await servers[side].close();
  rmSync(folder, { recursive: true, force: true });
}
