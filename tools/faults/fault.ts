/** Where a test runs: a project of vitest.config.ts, or the journeys in a browser. */
export type Level = "unit" | "server-sqlite" | "storybook" | "e2e";

/** The tests that have to fail once a fault is planted. */
export interface Killer {
  readonly level: Level;
  /** The file of the tests, from the root. */
  readonly file: string;
  /** A part of the title of one test of them, where the file has many that take long. */
  readonly title?: string;
}

/** A fault as somebody could write it, and the tests of the short check that do not let it pass. */
export interface Fault {
  /** The file that it is planted in, from the root. */
  readonly file: string;
  /** What stands there, exactly once. */
  readonly from: string;
  /** What is written in its place. */
  readonly to: string;
  readonly killer: Killer;
  /** The journey that alone found it, where a cheaper test or another journey has taken its place. */
  readonly once?: string;
}
