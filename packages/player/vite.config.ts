import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

/** The player's page: index.html and assets. */
export default defineConfig({
  plugins: [react(), tailwindcss()],
  // The page is served as <base>/try/<token>, its files as <base>/try/assets, wherever the base is.
  base: "./",
  build: {
    target: "es2023",
    // The largest is the renderer of 3D models, in a file that is loaded with the first model.
    chunkSizeWarningLimit: 800,
    // Every browser that reads this target preloads modules by itself.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // The map and the viewer come when they are first shown.
      checks: { ineffectiveDynamicImport: false },
    },
  },
});
