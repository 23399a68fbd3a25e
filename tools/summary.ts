/** The result of one step. */
export interface Outcome {
  readonly name: string;
  readonly result: "passed" | "FAILED" | "not run";
  readonly seconds: number;
  /** The lines that explain its failure; empty if it passed. */
  readonly failures: readonly string[];
}

/** What a check says at its end: each step with its result, and how many of each. What did not run has not passed. */
export function summary(outcomes: readonly Outcome[], seconds: number): string {
  const rows = outcomes.map(
    (one) =>
      `  ${one.result.padEnd(8)} ${one.name.padEnd(12)} ${one.seconds.toFixed(1).padStart(7)} s`,
  );
  const having = (wished: Outcome["result"]) =>
    outcomes.filter(({ result }) => result === wished).map(({ name }) => name);
  const notRun = having("not run");
  const counts = [
    `${having("passed").length} passed`,
    `${having("FAILED").length} failed`,
    `${notRun.length} not run${notRun.length > 0 ? ` (${notRun.join(", ")})` : ""}`,
  ];
  return ["Summary", ...rows, "", `${counts.join(", ")} in ${seconds.toFixed(1)} s`].join("\n");
}
