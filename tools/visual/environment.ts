import { createHash } from "node:crypto";
import { createRequire } from "node:module";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { chromium } from "playwright";
import { chromiumFlags } from "../browser-path.ts";
import { drawingBrowserPath, unpackDrawingBrowser } from "./browser.ts";
import { drawingFlags } from "./drawing.ts";

/** The environment that drew a set of pictures. Only the same environment draws them identically. */
export interface Environment {
  /** The version of Chromium. */
  readonly browser: string;
  /** The hash of a sample with text in the font of the stories, curves and shadows. */
  readonly sample: string;
}

/** The font of the stories, out of its package: the fonts of the machine draw no picture. */
const font = readFileSync(
  createRequire(import.meta.url).resolve("inter-ui/variable/InterVariable.woff2"),
).toString("base64");

const sample = `<!doctype html><meta charset="utf-8">
<style>
  @font-face { font-family: Sample; font-weight: 100 900; src: url(data:font/woff2;base64,${font}); }
  body { margin: 8px; font: 14px Sample; }
  p { margin: 4px; padding: 4px 9px; border: 1px solid; border-radius: 7px; box-shadow: 0 3px 8px #0006; }
</style>
${[300, 400, 600, 800]
  .map((weight) => `<p style="font-weight:${weight}">Àgora l·l — «ñandú» 0123 → ★</p>`)
  .join("")}`;

/** Draws the sample with the browser of this machine. */
export async function environmentHere(): Promise<Environment> {
  await unpackDrawingBrowser();
  const executablePath = drawingBrowserPath();
  const browser = await chromium.launch({
    args: [...chromiumFlags, ...drawingFlags],
    ...(executablePath ? { executablePath } : {}),
  });
  try {
    const page = await browser.newPage({
      viewport: { width: 400, height: 200 },
      deviceScaleFactor: 1,
    });
    await page.setContent(sample);
    await page.evaluate(() => Promise.all([...document.fonts].map((face) => face.load())));
    const picture = await page.screenshot();
    return {
      browser: browser.version(),
      sample: createHash("sha256").update(picture).digest("hex").slice(0, 16),
    };
  } finally {
    await browser.close();
  }
}

/** Why pictures of one environment cannot be compared in another, or undefined where they can. */
export function whatDiffers(drawn: Environment | undefined, here: Environment): string | undefined {
  if (!drawn) return "it is not recorded what drew the pictures";
  if (drawn.browser !== here.browser) {
    return `the pictures were drawn by Chromium ${drawn.browser}, here is ${here.browser}`;
  }
  if (drawn.sample !== here.sample) {
    return `the pictures were drawn by the same Chromium, ${here.browser}, which draws differently here`;
  }
  return undefined;
}

const file = (folder: string) => join(folder, "environment.json");

/** Reads the recorded environment of a folder's pictures; undefined if none was recorded. */
export function readEnvironment(folder: string): Environment | undefined {
  try {
    return JSON.parse(readFileSync(file(folder), "utf8")) as Environment;
  } catch {
    return undefined;
  }
}

/** Records the environment that drew a folder's pictures. */
export function writeEnvironment(folder: string, environment: Environment): void {
  mkdirSync(dirname(file(folder)), { recursive: true });
  writeFileSync(file(folder), `${JSON.stringify(environment, null, 2)}\n`);
}
