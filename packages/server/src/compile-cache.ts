import { mkdirSync } from "node:fs";
import { enableCompileCache, getCompileCacheDir } from "node:module";
import { join } from "node:path";

/**
 * Keeps the modules that are imported after it in compiled form, for the next start: in
 * NODE_COMPILE_CACHE if that is set, else in the data folder.
 */
export function keepCompiledModules(): void {
  if (getCompileCacheDir()) return;
  const folder = join(process.env["DATA_DIR"] || "data", "compiled");
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  } catch {
    // A folder that cannot be written is an error of the settings, which are read next.
    return;
  }
  enableCompileCache(folder);
}
