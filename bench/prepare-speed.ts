import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { chromium, type Page } from "playwright";
import { build, preview } from "vite";
import { chromiumFlags, chromiumPath } from "../tools/browser-path.ts";
import { median } from "./painted.ts";

/*
 * How long a browser takes to make files ready for the library, beside the same with an earlier commit: each file is given to
 * both in turn, in one run, so that both meet the same load.
 */
const LIMIT = 1.1;
/** Times below this vary by more than that, in ms. */
const LEAST = 30;

const { values } = parseArgs({
  options: {
    against: { type: "string", default: "HEAD^" },
    runs: { type: "string", default: "7" },
  },
});
const runs = Number(values.runs);
const root = join(import.meta.dirname, "..");
const assets = join(root, "packages/server/src/demo/assets");

const entryOf = (tree: string) => {
  const from = (path: string) => JSON.stringify(join(tree, "packages", path));
  // An older tree has them in the panel.
  const room = ["media/src", "app/src/shared/assets"].find((each) =>
    existsSync(join(tree, "packages", each, "pictures/prepare-picture.ts")),
  );
  return `
import { preparedPicture } from ${from(`${room}/pictures/prepare-picture.ts`)};
import { preparedSound } from ${from(`${room}/sounds/prepare-sound.ts`)};
import { inspectModel } from ${from("ui/src/model-viewer/inspect-model.ts")};
const { signal } = new AbortController();
const ways = {
  picture: (file) => preparedPicture(file, signal),
  sound: (file) => preparedSound(file, async (_file, _sound, edit) => edit, signal),
  model: (file) => inspectModel(file),
};
globalThis.make = async (way, name, address) => {
  const file = new File([await (await fetch(address)).blob()], name);
  const start = performance.now();
  await ways[way](file);
  return performance.now() - start;
};
document.title = "ready";
`;
};

interface Given {
  way: "picture" | "sound" | "model";
  name: string;
  bytes: Uint8Array;
}

/** Numbers that no packer makes small, the same in every run. */
function noise(length: number): Uint8Array {
  let state = 1;
  return Uint8Array.from({ length }, () => {
    state = Math.imul(state, 1_664_525) + 1_013_904_223;
    return state >>> 24;
  });
}

/** A TIFF of so many pixels in red, green and blue, not packed. */
function tiff(width: number, height: number): Uint8Array {
  const pixels = noise(width * height * 3);
  const fields = [
    [256, 4, 1, width],
    [257, 4, 1, height],
    [258, 3, 1, 8],
    [259, 3, 1, 1],
    [262, 3, 1, 2],
    [273, 4, 1, 8],
    [277, 3, 1, 3],
    [278, 4, 1, height],
    [279, 4, 1, pixels.length],
  ] as const;
  const made = Buffer.alloc(8 + pixels.length + 6 + fields.length * 12);
  made.write("II*\0", 0, "latin1");
  made.writeUInt32LE(8 + pixels.length, 4);
  made.set(pixels, 8);
  let at = 8 + pixels.length;
  made.writeUInt16LE(fields.length, at);
  at += 2;
  for (const [tag, type, count, value] of fields) {
    made.writeUInt16LE(tag, at);
    made.writeUInt16LE(type, at + 2);
    made.writeUInt32LE(count, at + 4);
    made.writeUInt32LE(value, at + 8);
    at += 12;
  }
  return made;
}

/** A WAV of two channels: a tone of so many seconds. */
function wav(seconds: number): Uint8Array {
  const samples = seconds * 44_100;
  const made = Buffer.alloc(44 + samples * 4);
  made.write("RIFF", 0);
  made.writeUInt32LE(made.length - 8, 4);
  made.write("WAVEfmt ", 8);
  made.writeUInt32LE(16, 16);
  for (const [index, value] of [1, 2].entries()) made.writeUInt16LE(value, 20 + index * 2);
  made.writeUInt32LE(44_100, 24);
  made.writeUInt32LE(44_100 * 4, 28);
  made.writeUInt16LE(4, 32);
  made.writeUInt16LE(16, 34);
  made.write("data", 36);
  made.writeUInt32LE(samples * 4, 40);
  for (let at = 0; at < samples * 2; at += 1)
    made.writeInt16LE(Math.round(8000 * Math.sin(at / 30)), 44 + at * 2);
  return made;
}

/** A page with the code of a tree, and where its files are. */
async function pageOf(tree: string, folder: string, given: readonly Given[]) {
  await mkdir(join(folder, "public"), { recursive: true });
  for (const { name, bytes } of given) await writeFile(join(folder, "public", name), bytes);
  await writeFile(join(folder, "index.html"), '<script type="module" src="./entry.js"></script>');
  await writeFile(join(folder, "entry.js"), entryOf(tree));
  const config = { root: folder, configFile: false, logLevel: "error" } as const;
  await build({ ...config, worker: { format: "es" }, build: { target: "es2023" } });
  return preview({ ...config, preview: { port: 0, host: "127.0.0.1" } });
}

const timed = (page: Page, { way, name }: Given) =>
  page.evaluate(
    ([kind, file]) =>
      (globalThis as unknown as { make(...what: string[]): Promise<number> }).make(
        kind,
        file,
        `/${file}`,
      ),
    [way, name] as const,
  );

const folder = await mkdtemp(join(tmpdir(), "prepare-speed-"));
const before = join(folder, "before");
let worst = 0;
try {
  const git = (...words: string[]) => execFileSync("git", words, { cwd: root, stdio: "pipe" });
  git("worktree", "add", "--detach", before, values.against);
  execFileSync("npx", ["-y", "pnpm@12.21.0", "install", "--frozen-lockfile", "--prefer-offline"], {
    cwd: before,
    stdio: "pipe",
  });
  const model = async (name: string): Promise<Given> => ({
    way: "model",
    name,
    bytes: await readFile(join(assets, name)),
  });
  const given: readonly Given[] = [
    { way: "picture", name: "scan.tif", bytes: tiff(4000, 3000) },
    { way: "picture", name: "photo.webp", bytes: await readFile(join(assets, "market.webp")) },
    { way: "sound", name: "voice.wav", bytes: wav(30) },
    await model("fountain.zip"),
    await model("milestone.fbx"),
  ];
  const servers = [
    await pageOf(before, join(folder, "old"), given),
    await pageOf(root, join(folder, "new"), given),
  ];
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags });
  try {
    const pages = [];
    for (const server of servers) {
      const page = await browser.newPage();
      await page.goto(server.resolvedUrls?.local[0] ?? "");
      await page.waitForFunction(() => document.title === "ready");
      pages.push(page);
    }
    console.log(`Files made ready, beside ${values.against}, medians of ${runs}\n`);
    for (const file of given) {
      const times: number[][] = pages.map(() => []);
      // The first of each loads the code.
      for (let run = 0; run <= runs; run += 1)
        for (const [index, page] of pages.entries()) {
          const time = await timed(page, file);
          if (run > 0) times[index]?.push(time);
        }
      const [old = 0, now = 0] = times.map(median);
      const ratio = Math.max(now, LEAST) / Math.max(old, LEAST);
      worst = Math.max(worst, ratio);
      const told = [old, now].map((time) => `${time.toFixed(0)} ms`.padStart(10)).join("");
      console.log(`  ${file.name.padEnd(18)}${told}${ratio.toFixed(2).padStart(8)}`);
    }
  } finally {
    await browser.close();
    for (const server of servers) await server.close();
  }
} finally {
  execFileSync("git", ["worktree", "remove", "--force", before], { cwd: root, stdio: "pipe" });
  await rm(folder, { recursive: true, force: true });
}
console.log(`\n  worst ${worst.toFixed(2)}, goal ${LIMIT}${worst > LIMIT ? "  PAST IT" : ""}`);
process.exitCode = worst > LIMIT ? 1 : 0;
