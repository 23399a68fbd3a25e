import { mkdirSync } from "node:fs";
import { enableCompileCache, getCompileCacheDir } from "node:module";
import { join } from "node:path";
import process from "node:process";

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
