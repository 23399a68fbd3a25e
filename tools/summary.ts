import { stripVTControlCharacters } from "node:util";

/** The result of one step. */
export interface Outcome {
  readonly name: string;
  /** A step is unchanged if nothing that it reads has changed since it passed in this checkout. */
  readonly result: "passed" | "FAILED" | "not run" | "unchanged";
  readonly seconds: number;
  /** What of it could not run on this machine, as it said itself. */
  readonly notRun: readonly string[];
  /** What of it has not been repeated, since it is unchanged. */
  readonly unchanged?: string | undefined;
  /** The lines that explain its failure; empty if it passed. */
  readonly failures: readonly string[];
}

/** What of a step could not run: what follows `NOT RUN:` in its output, each once. */
export function partsNotRun(output: string): readonly string[] {
  const lines = stripVTControlCharacters(output).matchAll(/^\s*NOT RUN: (.+?)\s*$/gm);
  return [...new Set([...lines].map(([, text = ""]) => text))];
}

/**
 * What a check says at its end: each step and each part that could not run, with its result, and how
 * many of each. What did not run has not passed.
 */
export function summary(outcomes: readonly Outcome[], seconds: number): string {
  const rows = outcomes.flatMap((one) => [
    `  ${one.result.padEnd(9)} ${one.name.padEnd(12)} ${one.seconds.toFixed(1).padStart(7)} s`,
    ...(one.unchanged ? [`  unchanged  ${one.name}: ${one.unchanged}`] : []),
    ...one.notRun.map((part) => `  not run  ${one.name}: ${part}`),
  ]);
  const having = (wished: Outcome["result"]) =>
    outcomes.filter(({ result }) => result === wished).map(({ name }) => name);
  const incomplete = outcomes.flatMap(({ name, notRun: parts }) =>
    parts.map(() => `part of ${name}`),
  );
  const notRun = [...having("not run"), ...incomplete];
  const unchanged = having("unchanged").length;
  const counts = [
    `${having("passed").length} passed`,
    `${having("FAILED").length} failed`,
    `${notRun.length} not run${notRun.length > 0 ? ` (${notRun.join(", ")})` : ""}`,
    ...(unchanged > 0 ? [`${unchanged} unchanged`] : []),
  ];
  return ["Summary", ...rows, "", `${counts.join(", ")} in ${seconds.toFixed(1)} s`].join("\n");
}
