import { readdirSync, statSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { build } from "vite";

/** The files of a page that was built for production. */
export interface PageFiles {
  /** Brotli 11 of each file by its name. */
  sizes: ReadonlyMap<string, number>;
  html: string;
}

export const kB = (bytes: number) => `${(bytes / 1000).toFixed(2)} kB`.padStart(9);

/** Builds a package of `packages` in these modes of Vite into a folder of its own, which is gone afterwards. */
export async function weighPage(name: string, modes: readonly string[]): Promise<PageFiles> {
  const root = join(import.meta.dirname, "../packages", name);
  const folder = await mkdtemp(join(tmpdir(), `${name}-bytes-`));
  try {
    for (const [index, mode] of modes.entries()) {
      await build({
        root,
        configFile: join(root, "vite.config.ts"),
        logLevel: "error",
        mode,
        build: { outDir: folder, emptyOutDir: index === 0 },
      });
    }
    const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) =>
      statSync(join(folder, file)).isFile(),
    );
    const sizes = await Promise.all(
      files.map(async (file): Promise<[string, number]> => {
        const content = await readFile(join(folder, file));
        return [file, brotliCompressSync(content).length];
      }),
    );
    return { sizes: new Map(sizes), html: await readFile(join(folder, "index.html"), "utf8") };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Tells the files of a page, what it loads later, and returns the bytes of what it loads when it is opened. */
export function tellPage(title: string, { sizes, html }: PageFiles): number {
  const isLater = (file: string) => file !== "index.html" && !html.includes(file);
  const [page, later] = [false, true].map((is) => [...sizes].filter(([f]) => isLater(f) === is));
  console.log(`${title}, production build, brotli 11, React included\n`);
  for (const [file, bytes] of page ?? []) console.log(`  ${file.padEnd(32)}${kB(bytes)}`);
  console.log("\n  later, where it is needed");
  for (const [file, bytes] of later ?? []) console.log(`  ${file.padEnd(32)}${kB(bytes)}`);
  console.log("");
  return (page ?? []).reduce((sum, [, bytes]) => sum + bytes, 0);
}

/** Tells bytes beside their limit; past it the process fails. */
export function judge(name: string, bytes: number, limit: number): void {
  const isOver = bytes > limit;
  const against = `limit ${(bytes / limit).toFixed(2)} × ${kB(limit).trim()}`;
  console.log(`  ${name.padEnd(32)}${kB(bytes)}  ${against}${isOver ? "  PAST IT" : ""}`);
  if (isOver) process.exitCode = 1;
}
