import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { defineConfig } from "vite";

/** In development the panel is served by Vite and everything else by the server. */
const server = process.env["API_PROXY"] ?? "http://127.0.0.1:4174";

/**
 * react-router publishes its production build without an entry in its `exports`: by name one always
 * gets the development build, warnings and all.
 */
function productionRouter() {
  const fromRouterDom = createRequire(
    createRequire(import.meta.url).resolve("react-router-dom/package.json"),
  );
  const folder = join(
    dirname(fromRouterDom.resolve("react-router/package.json")),
    "dist/production",
  );
  return [
    { find: /^react-router$/, replacement: join(folder, "index.mjs") },
    { find: /^react-router\/dom$/, replacement: join(folder, "dom-export.mjs") },
  ];
}

export default defineConfig(({ command }) => ({
  plugins: [react(), tailwindcss()],
  resolve: { alias: command === "build" ? productionRouter() : [] },
  build: {
    target: "es2023",
    sourcemap: false,
    chunkSizeWarningLimit: 400,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      treeshake: {
        // Components that nobody uses go, although their packages make them by calls. Assignments
        // to properties have to stay: form state is built by them.
        manualPureFunctions: [],
      },
    },
  },
  server: {
    host: "127.0.0.1",
    proxy: Object.fromEntries(
      ["/api", "/files", "/config.json", "/healthz", "/readyz"].map((path) => [path, server]),
    ),
  },
}));
