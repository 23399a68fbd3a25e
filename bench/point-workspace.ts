import { rmSync } from "node:fs";
import { chromium, type Locator, type Page } from "playwright";
import { chromiumFlags, chromiumPath } from "../tools/browser-path.ts";
import { startMapOrigin } from "./map-origin.ts";
import { median, settle } from "./painted.ts";
import { workOfPage } from "./page-work.ts";
import { startPanelServer, temporaryFolder } from "./panel-server.ts";
import { seedRoutes } from "./route-seed.ts";
import { signIn } from "./sign-in.ts";

const FEW = { name: "Ruta de pocas paradas", points: 12 };
const MANY = { name: "Ruta de muchas paradas", points: 300 };
const KEYS = "Una parada junto al";
const ROUNDS = 3;
/** Frames of a drag. */
const FRAMES = 60;
const FRAME_LIMIT = 16.7;
const KEY_LIMIT = 12;
const OPEN_LIMIT = 100;
/** Pixels by which the section of many points may be higher. */
const HEIGHT_LIMIT = 4;

async function open(page: Page, { name }: { name: string }): Promise<void> {
  await page.goto(`${server.url}/panel/experiences`);
  await page.getByRole("link", { name: `Editar «${name}»` }).click();
  await page.getByRole("button", { name: "Editar «Parada 1»" }).waitFor();
  await settle(page);
}

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

/** Resolves in the second frame in which the form of a point has its first field. */
function untilOpen(page: Page, name: string): Promise<void> {
  return page.evaluate(
    (label) =>
      new Promise<void>((resolve) => {
        const look = () => {
          const field = document.querySelector(`form[aria-label="${label}"] input`);
          requestAnimationFrame(field ? () => resolve() : look);
        };
        look();
      }),
    name,
  );
}

/** Moves the pointer over the map until it is on a marker. */
async function pointAtMarker(page: Page, map: Locator): Promise<{ x: number; y: number }> {
  const box = await map.boundingBox();
  if (!box) throw new Error("The map is not in sight");
  for (let y = box.y + box.height / 4; y < box.y + box.height; y += 12) {
    for (let x = box.x + 20; x < box.x + box.width - 20; x += 12) {
      await page.mouse.move(x, y);
      if ((await map.evaluate((element) => element.style.cursor)) === "pointer") return { x, y };
    }
  }
  throw new Error("The map shows no marker");
}

/** Milliseconds of processor for each frame in which a marker is dragged. */
async function perFrame(page: Page): Promise<number> {
  const map = page.getByRole("application", { name: "Puntos del mapa" });
  await map.scrollIntoViewIfNeeded();
  await settle(page);
  const { x, y } = await pointAtMarker(page, map);
  await page.mouse.down();
  const work = await workOfPage(browser, page, async () => {
    for (let step = 1; step <= FRAMES; step += 1) {
      await page.mouse.move(x + step, y + step / 2);
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    }
  });
  await page.mouse.up();
  return work / FRAMES;
}

async function height(page: Page): Promise<number> {
  return page.locator("#points").evaluate((section) => section.getBoundingClientRect().height);
}

const print = (name: string, value: number, limit: number, unit: string) => {
  console.log(
    `  ${name.padEnd(34)}${`${value.toFixed(1)} ${unit}`.padStart(12)}${`${(value / limit).toFixed(2)} ×`.padStart(9)} ${limit} ${unit}`,
  );
  if (value > limit) process.exitCode = 1;
};

const dataDir = temporaryFolder();
const map = await startMapOrigin();
let server = await startPanelServer({ mapOrigin: map.url, dataDir });
await server.stop();
seedRoutes(dataDir, [FEW, MANY]);
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
  await open(page, FEW);
  const low = await height(page);
  await open(page, MANY);
  const high = await height(page);

  const field = (label: RegExp) => page.getByRole("textbox", { name: label }).first();
  // Closed where it is complete, as here.
  await page.getByRole("button", { name: /^Mi experiencia/, expanded: false }).click();
  console.log(`\n${MANY.points} points, milliseconds of processor of the page's thread\n`);
  print("key in the experience's name", await perKey(page, field(/^Nombre/)), KEY_LIMIT, "ms");
  print("… in its description", await perKey(page, field(/^Descripción/)), KEY_LIMIT, "ms");
  print("… in its city", await perKey(page, field(/^Ciudad/)), KEY_LIMIT, "ms");

  await open(page, MANY);
  print("frame in which a marker is dragged", await perFrame(page), FRAME_LIMIT, "ms");
  const opens: number[] = [];
  const wholes: number[] = [];
  for (const number of [3, 5, 7]) {
    await open(page, MANY);
    const button = page.getByRole("button", { name: `Editar «Parada ${number}»` });
    await button.scrollIntoViewIfNeeded();
    await settle(page);
    const box = await button.boundingBox();
    if (!box) throw new Error("The point is not in sight");
    opens.push(
      await workOfPage(browser, page, async () => {
        const painted = untilOpen(page, `Editar «Parada ${number}»`);
        await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
        await painted;
      }),
    );
    const rest = await workOfPage(browser, page, () => settle(page));
    wholes.push((opens.at(-1) ?? 0) + rest);
  }
  const editor = page.getByRole("form", { name: "Editar «Parada 7»" });
  const inPoint = (label: RegExp) => editor.getByRole("textbox", { name: label }).first();
  print("key in a point's name", await perKey(page, inPoint(/^Nombre del punto/)), KEY_LIMIT, "ms");
  for (const section of ["Historia"]) {
    const header = editor.getByRole("button", { name: new RegExp(`^${section}`) });
    if ((await header.getAttribute("aria-expanded")) === "false") await header.click();
  }
  print("… in its story", await perKey(page, inPoint(/^Texto|^Historia/)), KEY_LIMIT, "ms");
  print("opening a point, until painted", median(opens), OPEN_LIMIT, "ms");
  console.log(`  … until all of it is there            ${median(wholes).toFixed(1)} ms`);
  print(`height beyond that of ${FEW.points}`, Math.max(0, high - low), HEIGHT_LIMIT, "px");
} finally {
  await browser.close();
  await server.stop();
  map.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
