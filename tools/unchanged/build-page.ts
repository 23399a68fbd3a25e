import { basename, join, relative, sep } from "node:path";
import { build, type Plugin } from "vite";
import { writeCache } from "./cache.ts";
import { chunksOf } from "./chunks.ts";

/*
 * Builds the package in whose folder it is started, as `vite build --mode MODE` does, and records which of our modules each of its
 * files contains.
 */

const root = join(import.meta.dirname, "../..");
const [mode = "production"] = process.argv.slice(2);

const recordModules: Plugin = {
  name: "record-modules",
  generateBundle: {
    order: "post",
    handler(_options, bundle) {
      const chunks = Object.values(bundle).flatMap((file) =>
        file.type === "chunk" ? [[file.fileName, file.moduleIds.flatMap(ownModule)] as const] : [],
      );
      const name = `${basename(process.cwd())}-${mode}`;
      writeCache(root, chunksOf(name), Object.fromEntries(chunks));
    },
  },
};

/** The path of a module from the root; nothing for those of packages and of the bundler. */
function ownModule(id: string): readonly string[] {
  const path = relative(root, id.replace(/\?.*$/, "")).split(sep).join("/");
  return path.startsWith("packages/") && !path.includes("node_modules/") ? [path] : [];
}

await build({ mode, logLevel: "warn", plugins: [recordModules] });
