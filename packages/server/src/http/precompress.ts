import { randomBytes } from "node:crypto";
import { readFile, readdir, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const COMPRESSIBLE = new Set([
  ".js",
  ".mjs",
  ".css",
  ".html",
  ".json",
  ".svg",
  ".txt",
  ".map",
  ".wasm",
]);
/** Below this a compressed copy saves nothing that matters. */
const WORTH_BYTES = 512;

const ENCODERS: Record<string, (content: Buffer) => Promise<Buffer>> = {
  ".br": (content) =>
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  ".gz": (content) => promisify(gzip)(content, { level: 9 }),
};

/**
 * Puts a `.br` and a `.gz` beside every file of the folder that gains from it, unless they are
 * there and as old as it. Gives the number of copies made; none where the folder cannot be written.
 */
export async function precompress(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries
    .filter((entry) => entry.isFile() && COMPRESSIBLE.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name));
  const made = await Promise.all(files.map(compressFile));
  return made.reduce((sum, count) => sum + count, 0);
}

async function compressFile(path: string): Promise<number> {
  const original = await stat(path);
  if (original.size < WORTH_BYTES) return 0;
  let made = 0;
  for (const [suffix, encode] of Object.entries(ENCODERS)) {
    const copy = await stat(path + suffix).catch(() => undefined);
    if (copy && Math.abs(copy.mtimeMs - original.mtimeMs) < 1000) continue;
    const content = await encode(await readFile(path));
    // Nodes may share the folder, so a file appears whole.
    const temporary = `${path}${suffix}.${randomBytes(8).toString("hex")}`;
    try {
      await writeFile(temporary, content);
      await utimes(temporary, original.atime, original.mtime);
      await rename(temporary, path + suffix);
      made += 1;
    } catch (error) {
      await rm(temporary, { force: true }).catch(() => undefined);
      const { code } = error as NodeJS.ErrnoException;
      if (code !== "EACCES" && code !== "EROFS" && code !== "EPERM") throw error;
    }
  }
  return made;
}
