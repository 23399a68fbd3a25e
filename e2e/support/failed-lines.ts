import type { Reporter, TestCase, TestResult } from "@playwright/test/reporter";
import { stripVTControlCharacters } from "node:util";
import { relative } from "node:path";

/** Number of lines of an error to print: enough for the expected and the received value. */
const LINES = 4;

/**
 * Ends the run with one short paragraph for each failed journey: where it stands, what it is called
 * and the first lines of its error. So even the end of a truncated log says what failed.
 */
export default class FailedLines implements Reporter {
  readonly #failed: string[] = [];

  onTestEnd(test: TestCase, result: TestResult) {
    if (result.status === "passed" || result.status === "skipped") return;
    const { file, line } = test.location;
    const error = stripVTControlCharacters(result.error?.message ?? result.status)
      .split("\n")
      .map((text) => text.trim())
      .filter(Boolean);
    this.#failed.push(
      `FAIL ${relative(process.cwd(), file)}:${line} ${test.title}\n  ${error.slice(0, LINES).join(" | ")}`,
    );
  }

  onExit() {
    if (this.#failed.length > 0) process.stdout.write(`\n${this.#failed.join("\n")}\n`);
    return Promise.resolve();
  }
}
