import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { cacheFile, readCache, writeCache } from "./cache.ts";
import { closures } from "./closure.ts";
import { FileHashes, ownFiles } from "./own-files.ts";

/** What a run of tests has to know, written before it and read by the configuration and the reporter of Vitest. */
export interface TestPlan {
  /** A hash of each test file and all that it reaches, by its path from the root. */
  readonly keys: Readonly<Record<string, string>>;
  /** A hash of what has an effect on all tests of a project. */
  readonly bases: Readonly<Record<string, string>>;
  /** The test files of a project that have passed with the same hashes, with the number of their tests. */
  readonly unchanged: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** Test files that skip what needs a program that the machine may lack. */
  readonly needPrograms: readonly string[];
}

/** Skips tests whose program is missing, and says so. */
const PROGRAMS = "packages/server/test/support/machine.ts";

/** What has passed in this checkout, by project and file. */
type Passed = Record<string, { readonly key: string; readonly tests: number }>;

/** What each project of Vitest loads before its tests. */
const SETUPS: Readonly<Record<string, readonly string[]>> = {
  unit: [],
  "server-sqlite": ["packages/server/test/support/sqlite-setup.ts"],
  "server-mocking": ["packages/server/test/support/sqlite-setup.ts"],
  "server-postgres": ["packages/server/test/support/postgres-setup.ts"],
  storybook: [".storybook/preview.tsx", ".storybook/tests.setup.ts"],
};

/** Read by every project as they are: what they name in turn is not all loaded. */
const CONFIGURATION = ["vitest.config.ts", "pnpm-lock.yaml", ".storybook/main.ts"];

const TESTS = /^packages\/.*\.(?:test|stories)\.tsx?$/;

/** The variable in which a run of Vitest finds the path of its plan. */
export const PLAN_VARIABLE = "TEST_PLAN";

/**
 * Plans a run of tests.
 * @param isWhole whether all tests run, also those that are unchanged
 */
export function planTests(root: string, isWhole: boolean): TestPlan {
  const files = ownFiles(root);
  const hashes = new FileHashes(root);
  const { closureOf } = closures({ root, files });
  const tests = files.filter((file) => TESTS.test(file));
  const reached = new Map(tests.map((file) => [file, closureOf(file)]));
  const keys = Object.fromEntries([...reached].map(([file, all]) => [file, hashes.ofAll(all)]));
  const configuration = CONFIGURATION.filter((file) => existsSync(join(root, file)));
  const bases = Object.fromEntries(
    Object.entries(SETUPS).map(([project, setups]) => {
      const loaded = setups.filter((file) => files.includes(file)).flatMap(closureOf);
      const machine = [process.version, process.platform, process.arch];
      return [project, hashes.ofAll([...configuration, ...loaded], ...machine)];
    }),
  );
  const unchangedOf = (project: string) =>
    Object.entries(readPassed(root, project)).flatMap(([file, { key, tests: count }]) =>
      key === keyIn({ keys, bases }, project, file) ? [[file, count] as const] : [],
    );
  const unchanged = isWhole
    ? {}
    : Object.fromEntries(
        Object.keys(SETUPS).map((project) => [project, Object.fromEntries(unchangedOf(project))]),
      );
  const needPrograms = tests.filter((file) => reached.get(file)?.includes(PROGRAMS));
  return { keys, bases, unchanged, needPrograms };
}

/** The key under which a test of a project passes; undefined for what is not planned. */
export function keyIn(
  { keys, bases }: Pick<TestPlan, "keys" | "bases">,
  project: string,
  file: string,
): string | undefined {
  const [key, base] = [keys[file], bases[project]];
  return key && base && `${base}-${key}`;
}

export const readPassed = (root: string, project: string): Passed =>
  readCache<Passed>(root, `${project}.json`, {});

export const writePassed = (root: string, project: string, passed: Passed): void =>
  writeCache(root, `${project}.json`, passed);

/**
 * Writes a plan where the steps find it.
 * @returns its path
 */
export function writePlan(root: string, plan: TestPlan): string {
  writeCache(root, "plan.json", plan);
  return cacheFile(root, "plan.json");
}

/** Counts the unchanged tests of some projects, in words; undefined if there are none. */
export function unchangedTests(
  { unchanged }: TestPlan,
  projects: readonly string[],
): string | undefined {
  const files = projects.flatMap((project) => Object.values(unchanged[project] ?? {}));
  if (files.length === 0) return undefined;
  return `${files.reduce((sum, tests) => sum + tests, 0)} tests in ${files.length} files`;
}

/** The plan of this run; undefined where there is none. */
export function planOfRun(): TestPlan | undefined {
  const path = process.env[PLAN_VARIABLE];
  return path ? (JSON.parse(readFileSync(path, "utf8")) as TestPlan) : undefined;
}
