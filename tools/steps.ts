import { existsSync } from "node:fs";
import type { Piece } from "./side-by-side.ts";

/** One part of the check: a command line, run from the root. */
export interface Step extends Piece {
  readonly command: readonly string[];
  /** Why the step cannot run yet, or undefined when it can. */
  readonly missing?: string;
}

/** The exit code of a step whose program this machine does not have: neither passed nor failed. */
export const NOT_RUN = 77;

const node = (...words: string[]) => [process.execPath, ...words];
const script = (name: string) => ["pnpm", "run", name];

/** Reports a missing benchmark or journey instead of skipping it silently. */
const needs = (path: string) => (existsSync(path) ? {} : { missing: `${path} is missing` });

/** Steps that need the built panel. */
const after = ["browser", "build"];

/** What is run in Firefox each time; `npm run e2e:firefox` runs all of it. */
const firefoxJourneys = ["login", "library-models", "statistics"];

/**
 * The whole check in the order in which a fault is found soonest; of the long ones, the longest comes
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
  },
  { name: "webkit", command: node("tools/check-webkit.ts"), after },
  { name: "firefox", command: node("tools/firefox.ts", ...firefoxJourneys), after },
  { name: "pack", command: script("pack:test"), after: ["browser"] },
  { name: "bytes", command: node("bench/ui-bytes.ts"), ...needs("bench/ui-bytes.ts") },
  {
    name: "widget-bytes",
    command: node("bench/widget-bytes.ts"),
    ...needs("bench/widget-bytes.ts"),
  },
  {
    name: "first-load",
    command: node("bench/first-load.ts"),
    after,
    ...needs("bench/first-load.ts"),
  },
];
