import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** The tests closest to the files that `server.json` names, on SQLite. */
export default defineConfig({
  test: {
    root,
    include: [
      "packages/server/test/{quota,resources,sessions,zip,library-zip,polyglot-check}.test.ts",
      "packages/server/test/{user-fields,one-model-migration}.test.ts",
    ],
    env: { TEST_DATABASE: "sqlite" },
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
