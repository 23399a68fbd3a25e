import react from "@vitejs/plugin-react";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "playwright";
import { build, type InlineConfig, preview } from "vite";
import { chromiumFlags, chromiumPath } from "../tools/browser-path.ts";
import { buildPages } from "../tools/build.ts";
import { startMapOrigin } from "./map-origin.ts";
import { type ListTimes, median, settle, timeList } from "./painted.ts";
import { startPanelServer, temporaryFolder } from "./panel-server.ts";
import { type SeededExperience, seedExperiences } from "./seed.ts";
import { signIn } from "./sign-in.ts";

const EXPERIENCES = 10_000;
const RUNS = 21;
/** How much slower than the plain table sorting may be; README.md says why. */
const LIMIT = 2.5;

const viewport = { width: 1280, height: 800 };

async function openPage(browser: Browser): Promise<Page> {
  const page = await browser.newPage({ viewport, locale: "es-ES" });
  page.on("pageerror", (error) => {
    throw error;
  });
  return page;
}

/** The panel's own list, against the real server and its database. */
async function timePanel(browser: Browser, address: string): Promise<ListTimes> {
  const page = await openPage(browser);
  await page.goto(`${address}/login`);
  await signIn(page, "editor");
  await page.goto(`${address}/panel/experiences`);
  await page.locator("tbody tr").nth(5).waitFor();
  await settle(page);
  const times = await timeList(page, RUNS, page.locator("[role=search] input"));
  await page.close();
  return times;
}

/** The same rows in a page with nothing but TanStack Table and TanStack Virtual. */
async function timePeer(browser: Browser, rows: SeededExperience[], outDir: string) {
  const root = join(import.meta.dirname, "peers/plain-table");
  const config: InlineConfig = { root, configFile: false, logLevel: "warn", plugins: [react()] };
  await build({ ...config, build: { outDir, emptyOutDir: true } });
  writeFileSync(join(outDir, "rows.json"), JSON.stringify(rows));
  const server = await preview({
    ...config,
    build: { outDir },
    preview: { host: "127.0.0.1", port: 0 },
  });
  try {
    const page = await openPage(browser);
    await page.goto(server.resolvedUrls?.local[0] ?? "");
    await page.locator("tbody tr").nth(5).waitFor();
    await settle(page);
    const times = await timeList(page, RUNS, page.getByLabel("Search"));
    await page.close();
    return times;
  } finally {
    await server.close();
  }
}

function printLine(name: string, panel: number[], peer: number[]): number {
  const ratio = median(panel) / median(peer);
  const ms = (values: number[]) => `${median(values).toFixed(1)} ms`.padStart(10);
  console.log(`  ${name.padEnd(16)}${ms(panel)}${ms(peer)}   ${ratio.toFixed(2)} ×`);
  return ratio;
}

if (!buildPages()) process.exit(1);
const folder = temporaryFolder();
const dataDir = join(folder, "data");
mkdirSync(dataDir);
const map = await startMapOrigin();
// Makes the database and the demo tenant.
await (await startPanelServer({ dataDir, mapOrigin: map.url })).stop();
const rows = seedExperiences(dataDir, EXPERIENCES);
const server = await startPanelServer({ dataDir, mapOrigin: map.url });
const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags });
try {
  const panel = await timePanel(browser, server.url);
  const peer = await timePeer(browser, rows, join(folder, "peer"));
  console.log(`\n${EXPERIENCES} experiences, from event to painted frame, median of ${RUNS}\n`);
  console.log(`  ${" ".repeat(16)}${"panel".padStart(10)}${"plain".padStart(10)}   ratio`);
  const sort = printLine("click to sort", panel.sort, peer.sort);
  printLine("digit typed", panel.search, peer.search);
  console.log(`\nSorting: ${sort.toFixed(2)} × the plain table, at most ${LIMIT} ×`);
  if (sort > LIMIT) process.exitCode = 1;
} finally {
  await browser.close();
  await server.stop();
  map.stop();
  rmSync(folder, { recursive: true, force: true });
}
