import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

/** Where the mutants are: a copy of the project, whose packages link back to the original. */
const root = fileURLToPath(new URL("../..", import.meta.url));

export default defineConfig({
  resolve: {
    alias: [{ find: /^@panel\/domain\/(.+)$/, replacement: `${root}packages/domain/src/$1.ts` }],
  },
  test: {
    root,
    include: ["packages/domain/src/**/*.test.ts"],
    testTimeout: 30_000,
  },
});
