import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "../src");
const models = join(import.meta.dirname, "../../models/src");

/** The sources of a folder in one text, as the manual reads them; the viewer's types stand with the reading of models. */
export function sourcesIn(folder: string): string {
  const own = globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root })
    .filter((path) => !/\.(stories|test)\.|\/(manual|index)\.ts/.test(path))
    .map((path) => join(root, path));
  const others =
    folder === "model-viewer"
      ? ["types.ts", "problem.ts", "limits.ts"].map((file) => join(models, file))
      : [];
  return [...own, ...others].map((path) => readFileSync(path, "utf8")).join("\n");
}
