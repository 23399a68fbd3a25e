import { rmSync } from "node:fs";
import { chromium, type Locator, type Page } from "playwright";
import { chromiumFlags, chromiumPath } from "../tools/browser-path.ts";
import { startMapOrigin } from "./map-origin.ts";
import { median, settle } from "./painted.ts";
import { workOfPage } from "./page-work.ts";
import { startPanelServer, temporaryFolder } from "./panel-server.ts";
import { seedRoutes } from "./route-seed.ts";
import { signIn } from "./sign-in.ts";

/** Each point has at least eight texts, so that there are more than 2,000. */
const ROUTE = { name: "Ruta de muchos textos", points: 260 };
const KEYS = "Una parada junto al";
const ROUNDS = 3;
const KEY_LIMIT = 12;
const OPEN_LIMIT = 1000;
const STEP_LIMIT = 100;

/** Milliseconds of processor for a key in a text. */
async function perKey(page: Page, field: Locator): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await field.fill("");
    await settle(page);
    const work = await workOfPage(browser, page, async () => {
      await field.pressSequentially(KEYS);
      await settle(page);
    });
    times.push(work / KEYS.length);
  }
  return median(times);
}

/** Milliseconds of processor for going to the next text. */
async function perStep(page: Page): Promise<number> {
  const steps = 20;
  const work = await workOfPage(browser, page, async () => {
    for (let step = 0; step < steps; step += 1) await page.keyboard.press("Control+Enter");
    await settle(page);
  });
  return work / steps;
}

const print = (name: string, value: number, limit: number) => {
  console.log(
    `  ${name.padEnd(34)}${`${value.toFixed(1)} ms`.padStart(12)}${`${(value / limit).toFixed(2)} ×`.padStart(9)} ${limit} ms`,
  );
  if (value > limit) process.exitCode = 1;
};

const dataDir = temporaryFolder();
const map = await startMapOrigin();
let server = await startPanelServer({ mapOrigin: map.url, dataDir });
await server.stop();
seedRoutes(dataDir, [ROUTE]);
server = await startPanelServer({ mapOrigin: map.url, dataDir });
const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags });
try {
  const context = await browser.newContext({
    locale: "es-ES",
    viewport: { width: 1440, height: 900 },
  });
  const page = await context.newPage();
  page.on("pageerror", (error) => {
    throw error;
  });
  await page.goto(`${server.url}/login`);
  await signIn(page, "editor");
  await page.goto(`${server.url}/panel/experiences`);
  await page.getByRole("link", { name: `Editar «${ROUTE.name}»` }).click();
  const link = page.getByRole("link", { name: "Textos en todos los idiomas" });
  await link.waitFor();
  await settle(page);
  const name = page.getByRole("textbox", { name: "Nombre, Catalán" });
  const opening = await workOfPage(browser, page, async () => {
    await link.click();
    await name.waitFor();
    await settle(page);
  });
  const counted = await page.getByRole("radio", { name: /^Faltan/ }).textContent();
  console.log(
    `\n${ROUTE.points} points (${counted}), milliseconds of processor of the page's thread\n`,
  );
  print("opening the texts", opening, OPEN_LIMIT);
  print("key in a name", await perKey(page, name), KEY_LIMIT);
  const story = page.getByRole("textbox", { name: "Descripción, Inglés" });
  print("key in a description", await perKey(page, story), KEY_LIMIT);
  await name.focus();
  print("to the next text", await perStep(page), STEP_LIMIT);
  await page.getByRole("searchbox").fill("parada 250");
  await page.getByRole("heading", { level: 2 }).filter({ hasText: "Parada 250" }).waitFor();
  await page.getByRole("searchbox").fill("");
  await settle(page);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await settle(page);
  const last = page.getByRole("textbox", { name: /Catalán$/ }).last();
  print("key in the last text", await perKey(page, last), KEY_LIMIT);
} finally {
  await browser.close();
  await server.stop();
  map.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
