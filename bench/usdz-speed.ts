import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright";
import { build, preview } from "vite";
import { chromiumFlags, chromiumPath } from "../tools/browser-path.ts";
import { median } from "./painted.ts";

/*
 * How long a browser takes to make the demo's models into USDZ, from their files to the file for Quick Look, with a new worker each
 * time, as a phone does it. Browsers do not slow down workers as they do pages, so the time is multiplied.
 */
const SLOWER = 4;
/** In ms. */
const LIMIT = 3000;
const RUNS = 5;

const root = join(import.meta.dirname, "..");
const assets = join(root, "packages/server/src/demo/assets");
const MODELS: readonly { file: string; clip?: string }[] = [
  { file: "coin.zip", clip: "Giro" },
  { file: "fountain.zip" },
  { file: "milestone.fbx" },
  { file: "weathercock.zip", clip: "Giro" },
];

const entry = `
import { makeUsdz } from ${JSON.stringify(join(root, "packages/ui/src/model-viewer/space/make-usdz.ts"))};
globalThis.make = async (name, base64, clip) => {
  const content = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  const start = performance.now();
  const { file } = await makeUsdz(new File([content], name), { clip, scale: 1 });
  return { time: performance.now() - start, bytes: file.size };
};
document.title = "ready";
`;

const folder = await mkdtemp(join(tmpdir(), "usdz-speed-"));
let worst = 0;
try {
  await writeFile(join(folder, "index.html"), '<script type="module" src="./entry.js"></script>');
  await writeFile(join(folder, "entry.js"), entry);
  const config = { root: folder, configFile: false, logLevel: "error" } as const;
  await build({ ...config, worker: { format: "es" }, build: { target: "es2023" } });
  const server = await preview({ ...config, preview: { port: 0, host: "127.0.0.1" } });
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags });
  try {
    const page = await browser.newPage();
    await page.goto(server.resolvedUrls?.local[0] ?? "");
    await page.waitForFunction(() => document.title === "ready");
    console.log(`USDZ of the demo's models, medians of ${RUNS}, times ${SLOWER}\n`);
    for (const { file, clip } of MODELS) {
      const content = (await readFile(join(assets, file))).toString("base64");
      const make = () =>
        page.evaluate(
          ([name, bytes, moves]) =>
            (
              globalThis as unknown as {
                make(...given: unknown[]): Promise<{ time: number; bytes: number }>;
              }
            ).make(name, bytes, moves),
          [file, content, clip] as const,
        );
      const made = [];
      for (let run = 0; run < RUNS; run += 1) made.push(await make());
      const time = median(made.map((each) => each.time)) * SLOWER;
      worst = Math.max(worst, time);
      const size = `${((made[0]?.bytes ?? 0) / 1000).toFixed(0)} kB`.padStart(8);
      console.log(`  ${file.padEnd(18)}${size}${`${time.toFixed(0)} ms`.padStart(10)}`);
    }
  } finally {
    await browser.close();
    await server.close();
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
console.log(
  `\n  slowest ${(worst / LIMIT).toFixed(2)} × ${LIMIT} ms${worst > LIMIT ? "  PAST IT" : ""}`,
);
if (worst > LIMIT) process.exitCode = 1;
