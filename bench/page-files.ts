import { readdirSync, statSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { build } from "vite";

/** The files of a page that was built for production. */
export interface PageFiles {
  /** Brotli 11 of each file by its name. */
  sizes: ReadonlyMap<string, number>;
  /** The files that each file of code imports before it runs, by their names. */
  imports: ReadonlyMap<string, readonly string[]>;
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
    const read = await Promise.all(
      files.map(async (file) => ({ file, content: await readFile(join(folder, file)) })),
    );
    const sizes = read.map(
      ({ file, content }) => [file, brotliCompressSync(content).length] as const,
    );
    const imports = read
      .filter(({ file }) => file.endsWith(".js"))
      .map(({ file, content }) => [file, importedBy(file, content.toString())] as const);
    return {
      sizes: new Map(sizes),
      imports: new Map(imports),
      html: await readFile(join(folder, "index.html"), "utf8"),
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** A built file names what it imports relative to itself. */
const importedBy = (file: string, code: string): string[] =>
  [...code.matchAll(/(?:^|[;}])(?:import|export)[^;"'()]*?["'`](\.\/[^"'`]+)["'`]/g)].map(
    ([, path = ""]) => join(dirname(file), path),
  );

/** A file of code with all that it imports before it runs. */
export function withImports({ imports }: PageFiles, file: string): ReadonlySet<string> {
  const found = new Set([file]);
  for (const each of found) for (const imported of imports.get(each) ?? []) found.add(imported);
  return found;
}

/** Tells the files of a page, what it loads later, and returns the bytes of what it loads when it is opened. */
export function tellPage(
  title: string,
  { sizes, html }: Pick<PageFiles, "sizes" | "html">,
  also: ReadonlySet<string> = new Set(),
): number {
  const isLater = (file: string) =>
    file !== "index.html" && !html.includes(file) && !also.has(file);
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
