import { execFileSync } from "node:child_process";
import { createReadStream, createWriteStream, existsSync, readFileSync } from "node:fs";
import { mkdir, mkdtemp, rename, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { fileURLToPath } from "node:url";
import { createBrotliDecompress } from "node:zlib";
import { wholeChromiumPath } from "../browser-path.ts";

/*
 * The pictures are drawn by the Chromium of an npm package, whose version the lock file names: another version draws text
 * a little differently, and Debian brings a new one every other week. The package holds it compressed, for Linux on x64.
 */

const root = fileURLToPath(new URL("../..", import.meta.url));
const isPacked = process.platform === "linux" && process.arch === "x64";

/** The folder of the package. */
const packed = () =>
  dirname(dirname(createRequire(import.meta.url).resolve("@sparticuz/chromium")));

function unpackedFolder(): string {
  const { version } = JSON.parse(readFileSync(join(packed(), "package.json"), "utf8")) as {
    version: string;
  };
  return join(root, ".vitest", `chromium-${version}`);
}

/** Started through a script, so that libraries which a bare machine does not have are found beside it. */
const STARTER = "chromium.sh";
const starter = `#!/bin/sh
here=$(dirname "$0")
LD_LIBRARY_PATH="$here/lib" exec "$here/chromium" "$@"
`;

/**
 * The browser that draws pictures, once `unpackDrawingBrowser` has been called; where there is none for this machine, the
 * one that other tests drive.
 */
export const drawingBrowserPath = (): string | undefined =>
  isPacked ? join(unpackedFolder(), STARTER) : wholeChromiumPath();

/** Unpacks the browser that draws pictures, unless it is there: 230 MB, in some seconds. */
export async function unpackDrawingBrowser(): Promise<void> {
  if (!isPacked) return;
  const folder = unpackedFolder();
  if (existsSync(folder)) return;
  await mkdir(dirname(folder), { recursive: true });
  const made = await mkdtemp(`${folder}-`);
  const unpacked = (from: string, to: string, mode = 0o644) =>
    pipeline(
      createReadStream(join(packed(), "bin", from)),
      createBrotliDecompress(),
      createWriteStream(join(made, to), { mode }),
    );
  try {
    await unpacked("chromium.br", "chromium", 0o755);
    for (const archive of ["swiftshader.tar", "al2023.tar"]) {
      await unpacked(`${archive}.br`, archive);
      execFileSync("tar", ["-xf", archive], { cwd: made });
      await rm(join(made, archive));
    }
    await writeFile(join(made, STARTER), starter, { mode: 0o755 });
    // As a whole or not at all; another process may have been faster.
    await rename(made, folder).catch((error: unknown) => {
      if (!existsSync(folder)) throw error;
    });
  } finally {
    await rm(made, { recursive: true, force: true });
  }
}
