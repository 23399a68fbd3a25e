import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { chromium, type Page } from "playwright";
import { build, type InlineConfig, preview, type PreviewServer } from "vite";
import { chromiumFlags, chromiumPath } from "../tools/browser-path.ts";
import { startMapOrigin } from "./map-origin.ts";
import { longestTask } from "./page-work.ts";
import { settle } from "./painted.ts";
import { temporaryFolder } from "./panel-server.ts";

const MARKERS = 2_000;
/** Longest allowed frame in milliseconds. */
const LIMIT = 50;
/** Milliseconds of panning in each round. */
const DURATION = 5_000;
const ROUNDS = 3;

interface Pan {
  /** Durations of the frames in milliseconds, ascending. */
  frames: number[];
  /** The longest task of the page's thread, in milliseconds of processor time. */
  task: number;
}

async function serve(outDir: string): Promise<PreviewServer> {
  const config: InlineConfig = {
    root: join(import.meta.dirname, "../packages/ui/test/map-page"),
    base: "./",
    configFile: false,
    logLevel: "warn",
    plugins: [react(), tailwindcss()],
  };
  await build({ ...config, build: { outDir, emptyOutDir: true, target: "es2023" } });
  return preview({ ...config, build: { outDir }, preview: { host: "127.0.0.1", port: 0 } });
}

/** Measures the frames during the given number of milliseconds. */
function watchFrames(page: Page, duration: number): Promise<number[]> {
  return page.evaluate(
    (length) =>
      new Promise<number[]>((resolve) => {
        const times: number[] = [];
        const start = performance.now();
        let last = start;
        const frame = (now: number) => {
          // The first interval begins in the middle of a frame.
          if (last > start) times.push(now - last);
          last = now;
          if (now - start < length) requestAnimationFrame(frame);
          else resolve(times);
        };
        requestAnimationFrame(frame);
      }),
    duration,
  );
}

/** Drags a map with the given number of markers by the mouse; most of them stay in view. */
async function pan(markers: number): Promise<Pan> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  page.on("pageerror", (error) => {
    throw error;
  });
  const query = new URLSearchParams({
    markers: String(markers),
    tiles: `${map.url}/tiles/{z}/{x}/{y}.png`,
  });
  await page.goto(`${server.resolvedUrls?.local[0] ?? ""}?${query}`);
  await page.locator("[role=application][data-rendered]").waitFor();
  await settle(page);
  const box = await page.getByRole("application").boundingBox();
  if (!box) throw new Error("The map is not in sight");
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  let frames: number[] = [];
  const task = await longestTask(browser, page, async () => {
    await page.mouse.move(x, y);
    await page.mouse.down();
    const watched = watchFrames(page, DURATION);
    const end = performance.now() + DURATION;
    for (let turn = 0; performance.now() < end; turn += 0.05) {
      // A figure of eight: in every direction, now fast and now slow.
      await page.mouse.move(x + 300 * Math.sin(turn), y + 150 * Math.sin(2 * turn));
    }
    frames = (await watched).toSorted((a, b) => a - b);
    await page.mouse.up();
  });
  await page.close();
  return { frames, task };
}

const part = (frames: readonly number[], of: number) =>
  frames[Math.floor((frames.length - 1) * of)] ?? Number.NaN;
const longest = ({ frames }: Pan) => part(frames, 1);
const ms = (value: number) => `${value.toFixed(1)} ms`.padStart(10);
const ratio = (value: number) => `${(value / LIMIT).toFixed(2)} ×`;

function report(name: string, run: Pan): void {
  const { frames, task } = run;
  console.log(
    `  ${name.padEnd(14)}${String(frames.length).padStart(6)}${ms(part(frames, 0.5))}` +
      `${ms(part(frames, 0.99))}${ms(longest(run))}${ratio(longest(run)).padStart(9)}${ms(task)}`,
  );
}

const folder = temporaryFolder();
const map = await startMapOrigin();
const server = await serve(folder);
const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags });
try {
  console.log(`\n${MARKERS} markers and ${MARKERS - 1} lines, all in view, dragged by the mouse\n`);
  console.log("                frames    median       p99   longest  / 50 ms      task");
  const times: number[] = [];
  const tasks: number[] = [];
  for (let round = 1; round <= ROUNDS; round += 1) {
    const empty = await pan(0);
    report("empty map", empty);
    const full = await pan(MARKERS);
    report(`${MARKERS} markers`, full);
    tasks.push(full.task);
    // If a map without markers stutters, the machine is too busy and the round is discarded.
    if (longest(empty) <= LIMIT) times.push(longest(full));
  }
  const task = Math.min(...tasks);
  console.log(`\nLongest task: ${ms(task).trim()} of processor time, ${ratio(task)} ${LIMIT} ms`);
  const frame = Math.min(...times);
  console.log(
    times.length > 0
      ? `Longest frame: ${ms(frame).trim()}, ${ratio(frame)} ${LIMIT} ms`
      : "Longest frame: not known, the machine is too busy even for an empty map",
  );
  if (task > LIMIT || (times.length > 0 && frame > LIMIT)) process.exitCode = 1;
} finally {
  await browser.close();
  await server.close();
  map.stop();
  rmSync(folder, { recursive: true, force: true });
}
