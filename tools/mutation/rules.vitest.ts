import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const root = fileURLToPath(new URL("../..", import.meta.url));

/**
 * The tests of the domain rules and of the panel code that uses them. Mutants of what runs while a module is loaded
 * (`ignoreStatic`) are left out: each of the three thousand would need all tests.
 */
export default defineConfig({
  resolve: {
    // Mutants are run in a copy of the project, in which the packages are links to the original.
    alias: [{ find: /^@panel\/domain\/(.+)$/, replacement: `${root}packages/domain/src/$1.ts` }],
  },
  test: {
    root,
    include: [
      "packages/domain/src/**/*.test.ts",
      "packages/app/src/features/{users,profile}/*.test.ts",
      "packages/app/src/**/{to-point-form,point-draft}.test.ts",
      "packages/app/src/shared/editing/*.test.ts",
    ],
    testTimeout: 120_000,
    // One set of modules for all files of tests; each of its own would be loaded anew for every mutant.
    isolate: false,
  },
});
