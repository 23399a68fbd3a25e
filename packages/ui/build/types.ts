import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";

/**
 * Puts the declarations, which tsc has written for this package and for the one that is published inside of it, where their
 * modules are in `dist`, and has them name each other by path: nobody who installs the package has the other one.
 */
const root = join(import.meta.dirname, "..");
const written = join(root, "dist/declared");
const dist = join(root, "dist");

cpSync(join(written, "ui/src"), dist, { recursive: true });
cpSync(join(written, "models"), join(dist, "models"), { recursive: true });
rmSync(written, { recursive: true });
for (const file of globSync("**/*.d.ts", { cwd: dist })) {
  const path = join(dist, file);
  const text = readFileSync(path, "utf8");
  const byPath = text.replaceAll(/"@panel\/models\/([^"]+)"/g, (_, name: string) => {
    const way = relative(dirname(path), join(dist, "models/src", `${name}.js`));
    return JSON.stringify(way.startsWith(".") ? way : `./${way}`);
  });
  if (byPath !== text) writeFileSync(path, byPath);
}
