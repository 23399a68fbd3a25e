import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const root = fileURLToPath(new URL("../..", import.meta.url));

/**
 * The tests closest to the files that `server.json` names, on SQLite. The names of the wire are held
 * against the contract there, which the domain does not know.
 */
export default defineConfig({
  resolve: {
    // Mutants are run in a copy of the project, in which the packages are links to the original.
    alias: [{ find: /^@panel\/domain\/(.+)$/, replacement: `${root}packages/domain/src/$1.ts` }],
  },
  test: {
    root,
    include: [
      "packages/server/test/{quota,resources,sessions,zip,library-zip,polyglots}.test.ts",
      "packages/server/test/{fields,user-fields,users,one-model-migration}.test.ts",
    ],
    env: { TEST_DATABASE: "sqlite" },
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
