import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { enableCompileCache, getCompileCacheDir } from "node:module";
import { join } from "node:path";
import process from "node:process";

const PACKAGES = join(import.meta.dirname, "../..");
/** The packages of ours that the server consists of. */
const IMPORTED = ["server", "domain", "models", "api-client", "i18n"];

/**
 * Keeps the modules that are imported after it in compiled form, for the next start: in
 * NODE_COMPILE_CACHE if that is set, else in the data folder. What is read before it is JavaScript,
 * because a single module in TypeScript that is not there in compiled form has Node load its
 * compiler, which takes 15 MB and a tenth of a second.
 */
export function keepCompiledModules() {
  if (getCompileCacheDir()) return;
  const folder = join(process.env.DATA_DIR || "data", "compiled");
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  } catch {
    // A folder that cannot be written is an error of the settings, which are read next.
    return;
  }
  enableCompileCache(folder);
  // For the processes that this one starts.
  process.env.NODE_COMPILE_CACHE = folder;
}

/**
 * Compiles all modules in a process of its own, unless these sources were compiled before: Node's compiler would stay in the
 * server's memory. Where that fails, modules are compiled when they are imported.
 */
export function compileModules() {
  const folder = getCompileCacheDir();
  if (!folder) return;
  const mark = join(folder, `sources-${fingerprint()}`);
  if (existsSync(mark)) return;
  const program = join(import.meta.dirname, "compile-modules.js");
  const { status } = spawnSync(process.execPath, [program], { stdio: "ignore" });
  if (status !== 0) return;
  try {
    writeFileSync(mark, "");
  } catch {
    // The disk is full, which the server reports; the next start compiles again.
  }
}

/** Of the sources of all packages, by their times and sizes. */
function fingerprint() {
  const hash = createHash("sha1");
  for (const name of IMPORTED) {
    const sources = join(PACKAGES, name, "src");
    for (const file of readdirSync(sources, { encoding: "utf8", recursive: true })) {
      if (!/\.[jt]s$/.test(file)) continue;
      const { mtimeMs, size } = statSync(join(sources, file));
      hash.update(`${file} ${mtimeMs} ${size}\n`);
    }
  }
  return hash.digest("hex");
}
