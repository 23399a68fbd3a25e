import { existsSync } from "node:fs";

/** One part of the check: a command line, run from the root. */
export interface Step {
  readonly name: string;
  readonly command: readonly string[];
  /** Why the step cannot run yet, or undefined when it can. */
  readonly missing?: string;
}

const node = (...words: string[]) => [process.execPath, ...words];
const script = (name: string) => ["pnpm", "run", name];

/** A benchmark or a journey that is not there yet is named, never silently skipped. */
const needs = (path: string) => (existsSync(path) ? {} : { missing: `${path} is missing` });

/** The whole check in the order in which a fault is found soonest. */
export const steps: readonly Step[] = [
  { name: "browser", command: node("tools/ensure-browser.ts") },
  { name: "format", command: script("format:check") },
  { name: "lint", command: script("lint") },
  { name: "types", command: script("types") },
  { name: "unused", command: script("unused") },
  { name: "unit", command: script("unit") },
  { name: "stories", command: script("stories:test") },
  { name: "visual", command: node("tools/visual/run.ts", "--check") },
  { name: "pack", command: script("pack:test") },
  { name: "build", command: ["pnpm", "--filter", "@panel/app", "run", "build"] },
  { name: "e2e", command: script("e2e"), ...needs("e2e/playwright.config.ts") },
  { name: "bytes", command: node("bench/ui-bytes.ts"), ...needs("bench/ui-bytes.ts") },
  { name: "first-load", command: node("bench/first-load.ts"), ...needs("bench/first-load.ts") },
];
