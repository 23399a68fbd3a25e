import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { chromium, type Browser, type Page } from "playwright";
import { chromiumFlags, chromiumPath } from "../tools/browser-path.ts";
import { buildPages } from "../tools/build.ts";
import { startMapOrigin } from "./map-origin.ts";
import { startPanelServer, temporaryFolder } from "./panel-server.ts";
import { signIn } from "./sign-in.ts";

interface Comparison<Measures> {
  few: number;
  many: number;
  /** Writes the given number of records into a stopped server's database. */
  seed(dataDir: string, count: number): void;
  role: "editor" | "supervisor";
  /** Uses the panel of somebody who has just signed in. */
  use(page: Page, browser: Browser, url: string): Promise<Measures>;
}

/** Measures the same use of the panel with few records and with many, each on a server of its own. */
export async function measureScaling<Measures>(
  comparison: Comparison<Measures>,
): Promise<{ few: Measures; many: Measures }> {
  if (!buildPages()) process.exit(1);
  const folder = temporaryFolder();
  const map = await startMapOrigin();
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags });
  const measure = async (count: number): Promise<Measures> => {
    const dataDir = join(folder, String(count));
    mkdirSync(dataDir);
    // Makes the database and the demo tenant.
    await (await startPanelServer({ dataDir, mapOrigin: map.url })).stop();
    comparison.seed(dataDir, count);
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
      await signIn(page, comparison.role);
      return await comparison.use(page, browser, server.url);
    } finally {
      await page.close();
      await server.stop();
    }
  };
  try {
    return { few: await measure(comparison.few), many: await measure(comparison.many) };
  } finally {
    await browser.close();
    map.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

const ms = (value: number) => `${value.toFixed(1)} ms`.padStart(11);

/** Prints a measure of both, and gives the ratio. */
export function printRatio(name: string, few: number, many: number): number {
  const ratio = many / few;
  console.log(`  ${name.padEnd(16)}${ms(few)}${ms(many)}   ${ratio.toFixed(2)} ×`);
  return ratio;
}

/** The line above them. */
export function printHead(few: string, many: string): void {
  console.log(`\n${" ".repeat(18)}${few.padStart(11)}${many.padStart(11)}   ratio`);
}
