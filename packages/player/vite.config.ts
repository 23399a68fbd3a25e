import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { defineConfig, type Plugin, type UserConfig } from "vite";
import { workerLicences } from "../../tools/worker-licences/worker-licences.ts";

/** Writes the names of the page's files as files.json, so that it can keep what it has not loaded yet. */
const listFiles: Plugin = {
  name: "list-files",
  generateBundle: {
    order: "post",
    handler(_options, bundle) {
      // What draws a map from a file is only there where there is one, and then the file is not kept either. What reads hard
      // codes is larger than all else, and few need it: it is kept once it was used.
      const files = Object.keys(bundle).filter((file) =>
        /^assets\/(?!map\.worker-|hard-code\.worker-|zxing_reader-)/.test(file),
      );
      const source = JSON.stringify(files.toSorted());
      this.emitFile({ type: "asset", fileName: "files.json", source });
    },
  },
};

/** Puts what the server draws first beside the page. */
const firstRoute: Plugin = {
  name: "first-route",
  generateBundle() {
    const written = readFileSync(join(import.meta.dirname, "first/route.html"), "utf8");
    const source = written
      .replace(/<!--.*?-->/s, "")
      .replace(/\s+/g, " ")
      .trim();
    this.emitFile({ type: "asset", fileName: "route.html", source });
  },
};

/** The player's page: index.html and assets. */
const page: UserConfig = {
  plugins: [react(), tailwindcss(), listFiles, firstRoute],
  // The page is served as <base>/try/<token>, its files as <base>/try/assets, wherever the base is.
  base: "./",
  // What few models need, and the writer of USDZ, are files that the worker loads when it needs them.
  worker: { format: "es", plugins: () => [workerLicences()] },
  build: {
    target: "es2023",
    // The largest is the renderer of 3D models, in a file that is loaded with the first model.
    chunkSizeWarningLimit: 800,
    license: { fileName: "licences/packages.md" },
    // Every browser that reads this target preloads modules by itself.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // The map and the viewer come when they are first shown.
      checks: { ineffectiveDynamicImport: false },
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          // The page of a team shares most of it. In several files it would be half a kilobyte larger for all others.
          groups: [
            {
              name: "visit",
              test: /packages\/player\/src\/(?:Ask|team\/route-team|visit\/(?!PlayIndex|OwnVisits|RouteList))/,
            },
          ],
        },
      },
    },
  },
};

/** Its service worker, under a name that stays (`vite build --mode worker`). */
const worker: UserConfig = {
  build: {
    target: "es2023",
    emptyOutDir: false,
    lib: {
      entry: join(import.meta.dirname, "src/worker/worker.ts"),
      formats: ["iife"],
      name: "worker",
      fileName: () => "worker.js",
    },
  },
};

export default defineConfig(({ mode }) => (mode === "worker" ? worker : page));
