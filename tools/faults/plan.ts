import { appFaults } from "./app-faults.ts";
import { domainFaults } from "./domain-faults.ts";
import type { Fault, Killer } from "./fault.ts";
import { serverFaults } from "./server-faults.ts";
import { uiFaults } from "./ui-faults.ts";

export const faults: readonly Fault[] = [
  ...domainFaults,
  ...serverFaults,
  ...appFaults,
  ...uiFaults,
];

/** The text of a file with the fault in it. */
export function planted(text: string, { file, from, to }: Fault): string {
  const places = text.split(from).length - 1;
  if (places !== 1) throw new Error(`${file} has ${places} places like ${JSON.stringify(from)}`);
  return text.replace(from, () => to);
}

/** The words of a command that runs the tests, with pnpm. */
export function commandOf({ level, file, title }: Killer): readonly string[] {
  if (level === "e2e") {
    const only = title === undefined ? [] : ["-g", title];
    const journeys = ["playwright", "test", "-c", "e2e/playwright.config.ts", file];
    return ["exec", ...journeys, "--workers=1", ...only];
  }
  const only = title === undefined ? [] : ["-t", title];
  return ["exec", "vitest", "run", "--project", level, file, ...only];
}

/** The faults whose file, or whose tests' level or file, has one of the names in it; all where there are none. */
export function chosen(all: readonly Fault[], names: readonly string[]): readonly Fault[] {
  if (names.length === 0) return all;
  return all.filter(({ file, killer }) =>
    names.some((name) => [file, killer.level, killer.file].some((text) => text.includes(name))),
  );
}
