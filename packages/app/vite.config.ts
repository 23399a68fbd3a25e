import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { earlyScript } from "./build/early-script.ts";
import { licences } from "./build/licences.ts";
import { isOfPublicScreens } from "./build/public-modules.ts";
import { workerLicences } from "../../tools/worker-licences/worker-licences.ts";

/** In development the panel is served by Vite and everything else by the server. */
const server = process.env["API_PROXY"] ?? "http://127.0.0.1:4174";

export default defineConfig({
  plugins: [react(), tailwindcss(), earlyScript(), licences()],
  // What few models need, and the writer of USDZ, are files that the worker loads when it needs them.
  worker: { format: "es", plugins: () => [workerLicences()] },
  build: {
    target: "es2023",
    sourcemap: false,
    license: { fileName: "licences/packages.md" },
    // The largest is the reader of PDFs, in a file that is loaded with the first PDF that is shown.
    chunkSizeWarningLimit: 1700,
    // Every browser that reads this target preloads modules by itself.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Screens that are loaded later import the viewer of models as usual; for the others it comes later still.
      checks: { ineffectiveDynamicImport: false },
      output: {
        codeSplitting: {
          // What the first screen needs comes in two files rather than in fifteen: packages, which
          // stay in caches from one release to the next, and our own code.
          groups: [
            {
              name: "packages",
              tags: ["$initial"],
              test: /node_modules|rolldown\/runtime/,
              priority: 2,
            },
            { name: "first", tags: ["$initial"], priority: 1 },
            // What the other public screens need, who wait for it alone.
            {
              name: (id, modules) => (isOfPublicScreens(id, modules) ? "account" : null),
              debugName: "account",
              priority: 0.8,
            },
            // So does what most screens share; one file for each set of screens would be a hundred small ones.
            { name: "icons", test: /lucide-react/, minShareCount: 2, priority: 0.5 },
            { name: "panel", minShareCount: 7 },
          ],
        },
      },
    },
  },
  server: {
    host: "127.0.0.1",
    proxy: Object.fromEntries(
      [
        "/api",
        "/bots",
        "/tryouts",
        "/visits",
        "/events",
        "/play",
        "/try",
        "/files",
        "/map.pmtiles",
        "/demo",
        "/config.json",
        "/healthz",
        "/readyz",
      ].map((path) => [path, server]),
    ),
  },
});
