import { stripVTControlCharacters } from "node:util";

/** How many failed tests are listed, and how many last lines are printed if a step names none. */
const NAMED = 8;
const LAST = 6;

/** A line between the name of a failed story and its error: Storybook puts a link before the message. */
const SAYS_NOTHING = /^\w*Error:$|^Click to debug the error/;

/**
 * Extracts the lines that explain a failed step: each test that its output
 * names as failed with the line after it, which is the error; or, where none is named, its last
 * lines.
 *
 * @param output Everything that the step printed.
 */
export function failures(output: string): readonly string[] {
  const lines = stripVTControlCharacters(output)
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "" && !SAYS_NOTHING.test(line));
  const named = lines.flatMap((line, index) =>
    /^FAIL\s/.test(line) ? [`${line}\n    ${lines[index + 1] ?? ""}`] : [],
  );
  return named.length > 0 ? [...new Set(named)].slice(0, NAMED) : lines.slice(-LAST);
}
