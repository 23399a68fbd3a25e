import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { chromium } from "playwright";
import { chromiumFlags, chromiumPath } from "../tools/browser-path.ts";
import { buildPanel } from "../tools/build.ts";
import { startMapOrigin } from "./map-origin.ts";
import { median, settle, timeList } from "./painted.ts";
import { startPanelServer, temporaryFolder } from "./panel-server.ts";
import { addEditors } from "./seed.ts";
import { signIn } from "./sign-in.ts";

const FEW = 200;
const MANY = 10_000;
const RUNS = 9;
/** How much longer a step may take among many than among few. */
const LIMIT = 3;

interface Steps {
  /** From the panel's address to the first rows. */
  first: number;
  /** From a click or a digit to the frame that shows what came of it. */
  sort: number;
  search: number;
}

const folder = temporaryFolder();
const map = await startMapOrigin();
const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags });

/** Uses the list of a supervisor who has so many editors. */
async function measure(count: number): Promise<Steps> {
  const dataDir = join(folder, String(count));
  mkdirSync(dataDir);
  // Makes the database and the demo tenant.
  await (await startPanelServer({ dataDir, mapOrigin: map.url })).stop();
  const database = new DatabaseSync(join(dataDir, "panel.sqlite"));
  database.exec(addEditors(count));
  database.close();
  const server = await startPanelServer({ dataDir, mapOrigin: map.url });
  const page = await browser.newPage({
    viewport: { width: 1280, height: 800 },
    locale: "es-ES",
  });
  try {
    await page.goto(`${server.url}/login`);
    await signIn(page, "supervisor");
    const start = performance.now();
    await page.goto(`${server.url}/panel/users`);
    await page.locator("tbody tr").nth(5).waitFor();
    const first = performance.now() - start;
    await settle(page);
    const times = await timeList(page, RUNS, page.locator("[role=search] input").first());
    return { first, sort: median(times.sort), search: median(times.search) };
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
  console.log(
    `\n${" ".repeat(16)}${`${FEW} users`.padStart(11)}${String(MANY).padStart(11)}   ratio`,
  );
  for (const [name, step] of [
    ["first rows", "first"],
    ["click to sort", "sort"],
    ["digit typed", "search"],
  ] as const) {
    const ratio = many[step] / few[step];
    console.log(`  ${name.padEnd(14)}${ms(few[step])}${ms(many[step])}   ${ratio.toFixed(2)} ×`);
    if (ratio > LIMIT) process.exitCode = 1;
  }
  console.log(`\nAt most ${LIMIT} × each`);
} finally {
  await browser.close();
  map.stop();
  rmSync(folder, { recursive: true, force: true });
}
