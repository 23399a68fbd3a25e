import { existsSync } from "node:fs";
import type { Piece } from "./side-by-side.ts";

/** One part of the check: a command line, run from the root. */
export interface Step extends Piece {
  readonly command: readonly string[];
  /** Why the step cannot run yet, or undefined when it can. */
  readonly missing?: string;
  /**
   * Paths, folders or files, for a step that proves in one more engine, browser or tool what the others prove: it is left to the
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
  { name: "format", command: script("format:check") },
  { name: "lint", command: script("lint") },
  { name: "types", command: script("types") },
  { name: "unused", command: script("unused") },
  { name: "build", command: node("tools/build-pages.ts") },
  { name: "e2e", command: script("e2e"), after, ...needs("e2e/playwright.config.ts") },
  { name: "unit", command: script("unit"), after: ["browser"] },
  { name: "stories", command: script("stories:test"), after: ["browser"] },
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
    after: ["unit"],
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
  { name: "bytes", command: node("bench/ui-bytes.ts"), ...needs("bench/ui-bytes.ts") },
  {
    name: "widget-bytes",
    command: node("bench/widget-bytes.ts"),
    ...needs("bench/widget-bytes.ts"),
  },
  {
    name: "player-bytes",
    command: node("bench/player-bytes.ts"),
    ...needs("bench/player-bytes.ts"),
  },
  {
    name: "first-load",
    command: node("bench/first-load.ts"),
    after,
    ...needs("bench/first-load.ts"),
  },
];

/** Whether one of the changed files is one of the paths, or lies in one of them. */
const concerns = (paths: readonly string[], changed: readonly string[]) =>
  changed.some((file) => paths.some((path) => file === path || file.startsWith(`${path}/`)));

/** The steps of the short check, and those that it leaves to the whole one. */
export function shortCheck(
  all: readonly Step[],
  changed: readonly string[],
): { now: readonly Step[]; left: readonly Step[] } {
  const isNow = ({ only }: Step) => !only || concerns(only, changed);
  return { now: all.filter(isNow), left: all.filter((step) => !isNow(step)) };
}
