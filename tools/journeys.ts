import { basename } from "node:path";
import { SPINE } from "./spine.ts";
import type { JourneyKeys, PassedJourney, PassedJourneys } from "./unchanged/journey-plan.ts";

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Matches a journey by a part of its title. Playwright puts file, groups and title behind each other, with blanks between them. */
const expressionOf = (file: string, title: string) =>
  `(?:^|[ /])${escaped(file)}\\.spec\\.ts .*${escaped(title.replaceAll(" › ", " "))}`;

/** How many journeys outside of the spine run for what a change touches. */
const MOST_TOUCHED = 20;

interface ShortJourneys {
  /** For Playwright's `--grep`; undefined if none is left to run. */
  readonly expression: string | undefined;
  /** How many entries of the spine are unchanged since they passed. */
  readonly unchanged: number;
}

/**
 * The journeys of the short check: the spine, whatever is in a file that has changed, and those that have loaded a module or called
 * an operation that has changed, at most 20 of them, the most specific first. Entries of the spine are left out if nothing that
 * they depend on has changed since they passed.
 * @param changed files that have changed, in paths from the root
 * @param passed the journeys that have passed in this checkout
 * @param keysNow hashes the same as a passed journey's keys, as they are now
 */
export function shortJourneys(
  changed: readonly string[],
  passed: PassedJourneys = {},
  keysNow: (spec: string, journey: PassedJourney) => JourneyKeys = (_spec, { keys }) => keys,
): ShortJourneys {
  const differing = new Map(
    Object.entries(passed).map(([name, journey]) => {
      const now = keysNow(specOf(name), journey);
      return [name, KEYS.filter((key) => now[key] !== journey.keys[key])] as const;
    }),
  );
  const entries = Object.entries(SPINE).flatMap(([file, titles]) =>
    titles.map((title) => expressionOf(file, title)),
  );
  const spine = entries.filter((entry) => {
    const own = [...differing].filter(([name]) => new RegExp(entry).test(name));
    return own.length === 0 || own.some(([, keys]) => keys.length > 0);
  });
  const inSpine = new RegExp(entries.join("|"));
  const touched = [...differing]
    .filter(([name, keys]) => !inSpine.test(name) && keys.some((key) => key !== "server"))
    .map(([name]) => ({ name, share: shareOf(passed[name], changed) }))
    .toSorted((a, b) => b.share - a.share)
    .slice(0, MOST_TOUCHED)
    .map(({ name }) => `(?:^|[ /])${escaped(name)}(?: |$)`);
  const files = changed
    .filter((file) => /^e2e\/[^/]+\.spec\.ts$/.test(file))
    .map((file) => expressionOf(basename(file, ".spec.ts"), ""));
  const all = [...spine, ...touched, ...files];
  return {
    expression: all.length > 0 ? all.join("|") : undefined,
    unchanged: entries.length - spine.length,
  };
}

const KEYS = ["modules", "areas", "server", "spec"] as const satisfies (keyof JourneyKeys)[];

const specOf = (name: string) => `e2e/${name.split(" ")[0] ?? ""}`;

/** How much of what a journey depends on has changed: those that show little else come first. */
function shareOf(journey: PassedJourney | undefined, changed: readonly string[]): number {
  if (!journey) return 0;
  const inAreas = changed.filter((file) =>
    journey.areas.some((area) => file.startsWith(`${area}/`)),
  );
  const modules = new Set(journey.modules);
  const loaded = changed.filter((file) => modules.has(file));
  return (
    loaded.length / Math.max(1, modules.size) + inAreas.length / Math.max(1, journey.areas.length)
  );
}
