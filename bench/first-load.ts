import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { chromium, type Page } from "playwright";
import { chromiumFlags, wholeChromiumPath } from "../tools/browser-path.ts";
import { buildPages } from "../tools/build.ts";
import { startMapOrigin } from "./map-origin.ts";
import { startPanelServer } from "./panel-server.ts";
import { signIn } from "./sign-in.ts";
import { recordTransfers, type Transfer, type TransferLog } from "./transfers.ts";

/** Limits. 1 kB is 1000 bytes and response headers count, the stricter interpretation of both. */
const LIMIT = { bytes: 111_000, requests: 9 };
/** Most files of code that the panel's first screen may ask for after /login. */
const PANEL_FILES = 32;
/** Most that the chart of statistics may add when it is shown, brotli 11. */
const CHART_BYTES = 45_000;
/** The best comparable panel, measured in the same way. */
const PEER = { bytes: 211_000, requests: 50 };

const assets = join(import.meta.dirname, "../packages/app/dist/assets");

const isCode = ({ kind }: Transfer): boolean => kind === "Script" || kind === "Stylesheet";
const bytesOf = (transfers: readonly Transfer[]): number =>
  transfers.reduce((sum, { bytes }) => sum + bytes, 0);
const ratio = (value: number, to: number): string => `${(value / to).toFixed(2)} ×`;
const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

/** Names of the built files that contain a package, found by a text that only its code contains. */
function filesHolding(mark: string): string[] {
  const files = globSync("*.js", { cwd: assets }).filter((file) =>
    readFileSync(join(assets, file), "utf8").includes(mark),
  );
  if (files.length === 0) throw new Error(`No built file holds ${mark}`);
  return files;
}

const isLoaded = ({ asked }: TransferLog, files: readonly string[]): boolean =>
  asked.some((url) => files.includes(basename(new URL(url).pathname)));

/** Tooltips and menus are placed by Radix's popper, which no public screen needs. */
function judgePopper(wire: TransferLog): string[] {
  const files = filesHolding("data-radix-popper-content-wrapper");
  return isLoaded(wire, files) ? ["The code that places tooltips is loaded at /login"] : [];
}

/** Opens the login screen with an empty cache and waits until nothing more arrives. */
async function openLogin(page: Page, address: string): Promise<void> {
  await page.goto(`${address}/login`);
  await page.locator("input[type=email]").waitFor();
  await page.waitForLoadState("networkidle");
}

/** Bytes of the scripts and styles in the page of /login, compressed as the server does it. */
async function inlineCode(address: string): Promise<number> {
  const page = await (await fetch(`${address}/login`, { headers: { accept: "text/html" } })).text();
  const code = [...page.matchAll(/<(script|style)>(.*?)<\/\1>/gs)].map(([, , text]) => text);
  if (code.length === 0) throw new Error("The page of /login has no screen in it");
  return brotliCompressSync(code.join(""), {
    params: { [constants.BROTLI_PARAM_QUALITY]: 5 },
  }).length;
}

/** Prints a table of the first load and returns what exceeds the limits. */
function judgeFirstLoad({ transfers, asked }: TransferLog, inline: number): string[] {
  console.log("\nFirst load of /login: every request, bytes over the wire with headers\n");
  for (const { kind, encoding, bytes, url } of transfers) {
    const size = String(bytes).padStart(7);
    const { pathname } = new URL(url);
    console.log(`  ${kind.padEnd(11)}${(encoding || "plain").padEnd(7)}${size}  ${pathname}`);
  }
  const bytes = bytesOf(transfers.filter(isCode)) + inline;
  const requests = asked.length;
  console.log(`\n  In the page ${kB(inline)} of JS and CSS`);
  console.log(`  JS and CSS  ${kB(bytes)}, all together ${kB(bytesOf(transfers))}`);
  console.log(`              ${ratio(bytes, LIMIT.bytes)} the limit of ${kB(LIMIT.bytes)}`);
  console.log(`              ${ratio(bytes, PEER.bytes)} the best peer's ${kB(PEER.bytes)}`);
  console.log(`  Requests    ${requests}`);
  console.log(`              ${ratio(requests, LIMIT.requests)} the limit of ${LIMIT.requests}`);
  console.log(`              ${ratio(requests, PEER.requests)} the best peer's ${PEER.requests}`);

  const faults: string[] = [];
  if (bytes > LIMIT.bytes) faults.push(`JS and CSS are ${kB(bytes)}, past ${kB(LIMIT.bytes)}`);
  if (requests > LIMIT.requests) faults.push(`${requests} requests, past ${LIMIT.requests}`);
  if (transfers.length < requests) faults.push(`${requests - transfers.length} requests failed`);
  if (!asked.some((url) => url.endsWith("/favicon.svg"))) faults.push("The icon was not counted");
  const uncompressed = transfers.filter((transfer) => isCode(transfer) && transfer.bytes > 3000);
  for (const { url } of uncompressed.filter(({ encoding }) => encoding !== "br")) {
    faults.push(`${new URL(url).pathname} came without brotli`);
  }
  return faults;
}

/** The chart is loaded with the first statistics, and not before. */
function judgeChart(wire: TransferLog): string[] {
  const files = filesHolding("ct-series");
  const bytes = files.reduce(
    (sum, file) => sum + brotliCompressSync(readFileSync(join(assets, file))).length,
    0,
  );
  console.log(`\nThe chart's code (${files.join(", ")})\n`);
  console.log(`  ${kB(bytes)}, ${ratio(bytes, CHART_BYTES)} the limit of ${kB(CHART_BYTES)}`);
  return [
    ...(bytes > CHART_BYTES ? [`The chart's code is ${kB(bytes)}, past ${kB(CHART_BYTES)}`] : []),
    ...(isLoaded(wire, files) ? ["The chart's code is loaded before it is shown"] : []),
  ];
}

/** Signs in. What the screens share comes in few files. */
async function judgeEntering(page: Page, wire: TransferLog): Promise<string[]> {
  const before = wire.asked.length;
  await signIn(page, "editor");
  await page.waitForLoadState("networkidle");
  const files = wire.asked.slice(before).filter((url) => url.endsWith(".js")).length;
  console.log(`\nFrom /login to /panel/welcome: ${files} files of code`);
  console.log(`  ${ratio(files, PANEL_FILES)} the limit of ${PANEL_FILES}`);
  return files > PANEL_FILES ? [`${files} files of code, past ${PANEL_FILES}`] : [];
}

/** Opens screens up to a point's editor. The map's code may be loaded only there, so not at /login either. */
async function judgeMap(page: Page, wire: TransferLog, address: string): Promise<string[]> {
  const files = filesHolding("ol-viewport");
  const faults: string[] = [];
  const report = async (place: string, expected: boolean) => {
    await page.waitForLoadState("networkidle");
    const there = isLoaded(wire, files);
    console.log(`  ${place.padEnd(26)}${there ? "loaded" : "not loaded"}`);
    if (there !== expected) {
      faults.push(`The map's code is ${there ? "loaded" : "not loaded"} at ${place}`);
    }
  };
  console.log(`\nThe map's code (${files.join(", ")})\n`);
  await report("/login and /panel/welcome", false);
  for (const path of ["/panel/experiences", "/panel/experiences/new"]) {
    await page.goto(address + path);
    await page.locator("main h1").waitFor();
    await report(path, false);
  }
  await page.getByRole("button", { name: "Añadir punto" }).click();
  await page.locator(".ol-viewport").waitFor({ state: "attached" });
  await report("a point's editor", true);
  return faults;
}

if (!buildPages()) process.exit(1);
const map = await startMapOrigin();
const server = await startPanelServer({ mapOrigin: map.url });
const browser = await chromium.launch({ executablePath: wholeChromiumPath(), args: chromiumFlags });
try {
  const context = await browser.newContext({ locale: "es-ES" });
  const page = await context.newPage();
  const wire = await recordTransfers(context, page);
  await openLogin(page, server.url);
  const faults = judgeFirstLoad(wire, await inlineCode(server.url));
  faults.push(...judgePopper(wire));
  faults.push(...(await judgeEntering(page, wire)));
  faults.push(...(await judgeMap(page, wire, server.url)));
  faults.push(...judgeChart(wire));
  console.log(faults.length > 0 ? `\nPast the budget:\n  ${faults.join("\n  ")}` : "\nWithin it.");
  if (faults.length > 0) process.exitCode = 1;
} finally {
  await browser.close();
  await server.stop();
  map.stop();
}
