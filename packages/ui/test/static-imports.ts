import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";

const models = "@panel/models/";
const modelsFile = (name: string) =>
  join(import.meta.dirname, "../../models/src", `${name.slice(models.length)}.ts`);

/** The modules that a module imports statically, directly or indirectly; dynamic imports do not count. */
export function staticImports(path: string, known = new Set<string>()): Set<string> {
  if (known.has(path)) return known;
  known.add(path);
  const code = readFileSync(path, "utf8");
  for (const [statement, from = ""] of code.matchAll(/^(?:import|export)\b[^;]*?"([^"]+)";$/gm)) {
    if (/^(?:import|export) type\b/.test(statement)) continue;
    if (from.startsWith(".")) staticImports(join(dirname(path), from), known);
    else if (from.startsWith(models)) staticImports(modelsFile(from), known);
    else known.add(from);
  }
  return known;
}
