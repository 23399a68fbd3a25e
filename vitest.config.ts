import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import tailwindcss from "@tailwindcss/vite";
import { playwright } from "@vitest/browser-playwright";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { chromiumFlags, chromiumPath } from "./tools/browser-path.ts";

const executablePath = chromiumPath();

const serverSuite = (name: string, database: "sqlite" | "postgres") => ({
  test: {
    name,
    include: ["packages/server/test/**/*.test.ts"],
    env: { TEST_DATABASE: database },
    ...(database === "postgres"
      ? { globalSetup: ["packages/server/test/support/postgres-setup.ts"] }
      : {}),
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "unit",
          include: [
            "packages/{domain,i18n,api-client,app,ui}/src/**/*.test.{ts,tsx}",
            "packages/api-client/test/**/*.test.ts",
            "tools/**/*.test.ts",
          ],
        },
      },
      {
        test: {
          name: "pack",
          include: ["packages/ui/test/**/*.test.ts"],
          testTimeout: 60_000,
          hookTimeout: 180_000,
        },
      },
      serverSuite("server-sqlite", "sqlite"),
      serverSuite("server-postgres", "postgres"),
      {
        plugins: [
          storybookTest({ configDir: fileURLToPath(new URL(".storybook", import.meta.url)) }),
          tailwindcss(),
        ],
        // In tests the virtual lists of react-aria show every row unless they are told not to.
        define: { "process.env.VIRT_ON": "true" },
        // Found late, a dependency makes the server reload in the middle of a test.
        optimizeDeps: {
          entries: [
            "packages/*/src/**/*.stories.tsx",
            "packages/ui/src/map-picker/MapCanvas.tsx",
            ".storybook/preview.tsx",
          ],
        },
        test: {
          name: "storybook",
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({
              launchOptions: { args: chromiumFlags, ...(executablePath ? { executablePath } : {}) },
              // Contrast is not measured half way through a fade.
              contextOptions: { reducedMotion: "reduce" },
            }),
            instances: [{ browser: "chromium" }],
          },
        },
      },
    ],
  },
});
