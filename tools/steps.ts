import { existsSync } from "node:fs";
import { matchesGlob } from "node:path";
import type { Piece } from "./side-by-side.ts";

/** One part of the check: a command line, run from the root. */
export interface Step extends Piece {
  readonly command: readonly string[];
  /** Why the step cannot run yet, or undefined when it can. */
  readonly missing?: string;
  /** The projects of Vitest that it runs. Test files that are unchanged since they passed in this checkout are left out. */
  readonly tests?: readonly string[];
  /**
   * Whether a file has an effect on it, for a step that is not run again in this checkout while these and the lock file are as
   * they were when it passed.
   */
  readonly reads?: (file: string) => boolean;
  /**
   * Paths, folders, files or globs, for a step that proves in one more engine, browser or tool what the others prove: it is left to the
   * whole check unless one of these has changed.
   */
  readonly only?: readonly string[];
}

/** The exit code of a step whose program this machine does not have: neither passed nor failed. */
export const NOT_RUN = 77;

/** What the steps themselves leave to the whole check, which they know by WHOLE_CHECK. */
export const LEFT_OF_STEPS =
  "most iterations of randomised and parameterised tests (fuzzing, crash recovery, malformed URLs, encodings, themes), and the journeys outside of the spine (tools/spine.ts)";

const node = (...words: string[]) => [process.execPath, ...words];
const script = (name: string) => ["pnpm", "run", name];

/** Whether a file lies in one of the packages, or is the named one. */
const inPackages =
  (names: readonly string[], ...files: readonly string[]) =>
  (file: string) =>
    files.includes(file) || names.some((name) => file.startsWith(`packages/${name}/`));

/** What all pages are made from. */
const shared = ["ui", "models", "i18n", "domain", "files", "api-client"];

const isSource = (file: string) => !file.endsWith(".md");

/** Reports a missing benchmark or journey instead of skipping it silently. */
const needs = (path: string) => (existsSync(path) ? {} : { missing: `${path} is missing` });

/** Steps that need the built panel. */
const after = ["browser", "build"];

/** What is run in Firefox each time; `npm run e2e:firefox` runs all of it. */
const firefoxJourneys = ["login", "library-models", "statistics"];

/**
 * The check in the order in which a fault is found soonest; of the long ones, the longest comes
 * first. What waits for another needs what that installs or writes, or writes the same files.
 */
export const steps: readonly Step[] = [
  { name: "browser", command: node("tools/ensure-browser.ts") },
  { name: "format", command: script("format:check"), reads: isSource },
  { name: "lint", command: script("lint"), reads: isSource },
  { name: "types", command: script("types"), reads: isSource },
  { name: "unused", command: script("unused"), reads: isSource },
  { name: "build", command: node("tools/build-pages.ts") },
  { name: "e2e", command: script("e2e"), after, ...needs("e2e/playwright.config.ts") },
  {
    name: "unit",
    command: script("unit"),
    after: ["browser"],
    tests: ["unit", "server-sqlite", "server-mocking"],
  },
  {
    name: "stories",
    command: script("stories:test"),
    after: ["browser"],
    tests: ["storybook"],
  },
  {
    name: "postgres",
    command: script("postgres:test"),
    after: ["unit"],
    tests: ["server-postgres"],
    only: [
      "packages/server/src/db",
      "packages/server/src/**/*repository*.ts",
      "packages/server/test",
      "tools/postgres.ts",
    ],
  },
  {
    name: "visual",
    command: node("tools/visual/run.ts", "--check"),
    after: ["browser", "stories"],
    only: [
      "packages/ui/src",
      "packages/widget/src",
      "packages/player/src",
      ".storybook",
      "tools/visual",
    ],
  },
  {
    name: "engines",
    command: script("engines"),
    after: ["postgres"],
    only: [
      "packages/server/src/db",
      "packages/server/src/storage",
      "tools/postgres.ts",
      "tools/radosgw.ts",
    ],
  },
  {
    name: "webkit",
    command: node("tools/check-webkit.ts"),
    after,
    only: ["e2e/webkit", "tools/check-webkit.ts", "tools/webkit-path.ts"],
  },
  {
    name: "firefox",
    command: node("tools/firefox.ts", ...firefoxJourneys),
    after,
    only: ["e2e/firefox.config.ts", "tools/firefox.ts"],
  },
  {
    name: "pack",
    command: script("pack:test"),
    after: ["browser"],
    only: [
      "packages/models/package.json",
      "packages/ui/package.json",
      "packages/ui/build",
      "packages/ui/test",
      "packages/ui/vite.config.ts",
    ],
  },
  {
    name: "tools",
    command: script("tools:test"),
    after: ["browser", "visual"],
    only: ["tools", "packages/ui/manual"],
  },
  { name: "mutation", command: script("mutate"), after: ["unit"], only: ["tools/mutation"] },
  {
    name: "bytes",
    command: node("bench/ui-bytes.ts"),
    reads: inPackages(["ui", "models"], "bench/ui-bytes.ts"),
    ...needs("bench/ui-bytes.ts"),
  },
  {
    name: "widget-bytes",
    command: node("bench/widget-bytes.ts"),
    reads: inPackages(["widget", ...shared], "bench/widget-bytes.ts"),
    ...needs("bench/widget-bytes.ts"),
  },
  {
    name: "player-bytes",
    command: node("bench/player-bytes.ts"),
    reads: inPackages(["player", ...shared], "bench/player-bytes.ts"),
    ...needs("bench/player-bytes.ts"),
  },
  {
    name: "first-load",
    command: node("bench/first-load.ts"),
    reads: inPackages(["app", "player", ...shared], "bench/first-load.ts"),
    after,
    ...needs("bench/first-load.ts"),
  },
];

/** Whether one of the changed files is one of the paths, lies in one of them or matches it as a glob. */
const concerns = (paths: readonly string[], changed: readonly string[]) =>
  changed.some((file) =>
    paths.some((path) => file === path || file.startsWith(`${path}/`) || matchesGlob(file, path)),
  );

/** The steps of the short check, and those that it leaves to the whole one. */
export function shortCheck(
  all: readonly Step[],
  changed: readonly string[],
): { now: readonly Step[]; left: readonly Step[] } {
  const isNow = ({ only }: Step) => !only || concerns(only, changed);
  return { now: all.filter(isNow), left: all.filter((step) => !isNow(step)) };
}
