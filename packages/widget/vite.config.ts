import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { join } from "node:path";
import { defineConfig, type UserConfig } from "vite";

/** The chat's page: index.html and assets. */
const page: UserConfig = {
  plugins: [react(), tailwindcss()],
  // The page is served as <base>/chat/<bot path>, its files as <base>/assets, wherever the base is.
  experimental: {
    renderBuiltUrl: (file, { hostType }) =>
      hostType === "html" ? `../${file}` : { relative: true },
  },
  build: {
    target: "es2023",
    // Every browser that reads this target preloads modules by itself.
    modulePreload: { polyfill: false },
    license: { fileName: "licences/packages.md" },
  },
};

/** The script that web pages include, under a name that stays (`vite build --mode loader`). */
const loader: UserConfig = {
  build: {
    target: "es2020",
    emptyOutDir: false,
    lib: {
      entry: join(import.meta.dirname, "src/loader/loader.ts"),
      formats: ["iife"],
      name: "chat",
      fileName: () => "embed.js",
    },
  },
};

export default defineConfig(({ mode }) => (mode === "loader" ? loader : page));
