import { mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { chromium, type CDPSession } from "playwright";
import { build, preview } from "vite";
import { chromiumFlags, chromiumPath } from "../tools/browser-path.ts";
import { median } from "./painted.ts";

/*
 * The view of a model in the room, on an emulated phone: how long it takes to open with the heaviest model of the demo, next to how
 * long the viewer took to show it, and what the page's memory does while it is open.
 */
const LIMIT = 1.2;
const RUNS = 5;
/** Bytes that the heap may have grown by between a minute after the start and the end, after collection. */
const GROWTH = 500_000;

const { values } = parseArgs({ options: { minutes: { type: "string", default: "10" } } });
const minutes = Number(values.minutes);

const root = join(import.meta.dirname, "..");
const viewer = join(root, "packages/ui/src/model-viewer");
const assets = join(root, "packages/server/src/demo/assets");
const files = ["coin.zip", "fountain.zip", "milestone.fbx", "weathercock.zip"];
const sizes = await Promise.all(files.map(async (file) => (await stat(join(assets, file))).size));
const heaviest = files[sizes.indexOf(Math.max(...sizes))] ?? "";

const entry = `
import { createElement } from "react";
import { createRoot } from "react-dom/client";
import * as iwer from "iwer";
import { ModelViewer } from ${JSON.stringify(join(viewer, "index.ts"))};
import { emulatePhone } from ${JSON.stringify(join(viewer, "space/emulated-phone.ts"))};

const phone = emulatePhone(iwer);
const until = async (find) => {
  for (;;) {
    const found = find();
    if (found) return found;
    await new Promise(requestAnimationFrame);
  }
};
const button = (name) => () =>
  [...document.querySelectorAll("button")].find((each) => each.textContent.includes(name) && !each.disabled);
let rootElement;
globalThis.show = async (name, base64) => {
  rootElement?.unmount();
  rootElement = createRoot(document.querySelector("main"));
  const content = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  const source = new File([content], name);
  const start = performance.now();
  rootElement.render(createElement(ModelViewer, { label: "model", source, space: {} }));
  await until(() => Number(document.querySelector("canvas")?.dataset.frames) > 0);
  return performance.now() - start;
};
globalThis.enter = async () => {
  const open = await until(button("View in your space"));
  const start = performance.now();
  open.click();
  (await until(button("Place it here"))).click();
  await until(button("Turn left"));
  await phone.nextFrame();
  return performance.now() - start;
};
globalThis.leave = async () => {
  button("Leave")().click();
  await until(() => !phone.inSession());
};
document.title = "ready";
`;

interface Calls {
  show(name: string, base64: string): Promise<number>;
  enter(): Promise<number>;
  leave(): Promise<void>;
}

/** Bytes of the page's heap once all that can be collected is. */
async function heapOf(session: CDPSession): Promise<number> {
  await session.send("HeapProfiler.collectGarbage");
  const { usedSize } = await session.send("Runtime.getHeapUsage");
  return usedSize;
}

const folder = await mkdtemp(join(tmpdir(), "space-"));
try {
  await writeFile(
    join(folder, "index.html"),
    '<main></main><script type="module" src="./entry.js"></script>',
  );
  await writeFile(join(folder, "entry.js"), entry);
  const modules = (name: string) => join(root, "packages/ui/node_modules", name);
  const alias = Object.fromEntries(
    ["react", "react-dom", "iwer"].map((name) => [name, modules(name)]),
  );
  const config = { root: folder, configFile: false, logLevel: "error" } as const;
  await build({
    ...config,
    resolve: { alias },
    worker: { format: "es" },
    build: { target: "es2023" },
  });
  const server = await preview({ ...config, preview: { port: 0, host: "127.0.0.1" } });
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags });
  try {
    const page = await browser.newPage({ viewport: { width: 412, height: 915 } });
    await page.goto(server.resolvedUrls?.local[0] ?? "");
    await page.waitForFunction(() => document.title === "ready");
    const content = (await readFile(join(assets, heaviest))).toString("base64");
    const shown: number[] = [];
    const entered: number[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      shown.push(
        await page.evaluate(([name, bytes]) => (globalThis as unknown as Calls).show(name, bytes), [
          heaviest,
          content,
        ] as const),
      );
      entered.push(await page.evaluate(() => (globalThis as unknown as Calls).enter()));
      if (run < RUNS - 1) await page.evaluate(() => (globalThis as unknown as Calls).leave());
    }
    const ratio = median(entered) / median(shown);
    console.log(`${heaviest}, medians of ${RUNS}\n`);
    console.log(`  shown in the viewer   ${median(shown).toFixed(0).padStart(6)} ms`);
    console.log(`  standing in the room  ${median(entered).toFixed(0).padStart(6)} ms`);
    console.log(`  ratio                 ${ratio.toFixed(2).padStart(6)}     goal ${LIMIT}`);
    if (ratio > LIMIT) process.exitCode = 1;

    const session = await page.context().newCDPSession(page);
    let first = 0;
    for (let minute = 1; minute <= minutes; minute += 1) {
      await page.waitForTimeout(60_000);
      const bytes = await heapOf(session);
      if (minute === 1) first = bytes;
      console.log(`  heap after ${minute} min  ${(bytes / 1e6).toFixed(2).padStart(6)} MB`);
      if (bytes - first > GROWTH) process.exitCode = 1;
    }
  } finally {
    await browser.close();
    await server.close();
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
