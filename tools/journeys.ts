import { basename } from "node:path";
import { SPINE } from "./spine.ts";

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Matches a journey by a part of its title. Playwright puts file, groups and title behind each other, with blanks between them. */
const expressionOf = (file: string, title: string) =>
  `(?:^|[ /])${escaped(file)}\\.spec\\.ts .*${escaped(title.replaceAll(" › ", " "))}`;

/**
 * The journeys of the short check, as an expression for Playwright's `--grep`: the spine, and whatever is in a file that has
 * changed.
 */
export function shortJourneys(changed: readonly string[]): string {
  const spine = Object.entries(SPINE).flatMap(([file, titles]) =>
    titles.map((title) => expressionOf(file, title)),
  );
  const files = changed
    .filter((file) => /^e2e\/[^/]+\.spec\.ts$/.test(file))
    .map((file) => expressionOf(basename(file, ".spec.ts"), ""));
  return [...spine, ...files].join("|");
}
