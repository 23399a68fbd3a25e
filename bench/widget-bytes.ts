import { readdirSync, statSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { build } from "vite";

/** 1 kB is 1000 bytes here. */
const limits = {
  /** Everything that the chat's page loads when it is opened: HTML, JavaScript with React and all words, CSS. */
  page: 76_700,
  /** The script that web pages include. */
  loader: 3000,
};
const loaderFile = "embed.js";

const widget = join(import.meta.dirname, "../packages/widget");

/** Builds the chat for production into a folder of its own and adds up its files, brotli 11. */
async function weigh(folder: string): Promise<Map<string, number>> {
  const configFile = join(widget, "vite.config.ts");
  const common = { root: widget, configFile, logLevel: "error" } as const;
  await build({ ...common, build: { outDir: folder, emptyOutDir: true } });
  await build({ ...common, mode: "loader", build: { outDir: folder } });
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) =>
    statSync(join(folder, file)).isFile(),
  );
  const sizes = files.map(async (file): Promise<[string, number]> => {
    const content = await readFile(join(folder, file));
    return [file, brotliCompressSync(content).length];
  });
  return new Map(await Promise.all(sizes));
}

const kB = (bytes: number) => `${(bytes / 1000).toFixed(2)} kB`.padStart(9);

const folder = await mkdtemp(join(tmpdir(), "widget-bytes-"));
try {
  const sizes = await weigh(folder);
  const loader = sizes.get(loaderFile) ?? Infinity;
  const html = await readFile(join(folder, "index.html"), "utf8");
  const comesLater = (file: string) => file !== "index.html" && !html.includes(file);
  const page = [...sizes].filter(([file]) => file !== loaderFile && !comesLater(file));
  const later = [...sizes].filter(([file]) => file !== loaderFile && comesLater(file));
  const all = page.reduce((sum, [, bytes]) => sum + bytes, 0);
  console.log("The embedded chat, production build, brotli 11, React included\n");
  for (const [file, bytes] of page) console.log(`  ${file.padEnd(28)}${kB(bytes)}`);
  console.log("\n  later, where it is needed");
  for (const [file, bytes] of later) console.log(`  ${file.padEnd(28)}${kB(bytes)}`);
  console.log("");
  let over = 0;
  for (const [name, bytes, limit] of [
    ["page", all, limits.page],
    ["loader", loader, limits.loader],
  ] as const) {
    if (bytes > limit) over += 1;
    const against = `limit ${(bytes / limit).toFixed(2)} × ${kB(limit).trim()}`;
    console.log(`  ${name.padEnd(28)}${kB(bytes)}  ${against}${bytes > limit ? "  PAST IT" : ""}`);
  }
  if (over > 0) process.exitCode = 1;
} finally {
  await rm(folder, { recursive: true, force: true });
}
