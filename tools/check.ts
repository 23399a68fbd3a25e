import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout } from "node:timers/promises";
import { parseArgs } from "node:util";
import { failures } from "./failures.ts";
import { type Step, steps } from "./steps.ts";

/** What came of one step. */
interface Outcome {
  readonly name: string;
  readonly passed: boolean;
  readonly seconds: number;
  /** What it said of its failure; empty when it passed. */
  readonly failures: readonly string[];
}

const environment = {
  ...process.env,
  CI: "1",
  // Steps go on telling a machine made for checks from somebody's own, on which less may be there.
  ON_CI: process.env["CI"] ?? "",
  STORYBOOK_DISABLE_TELEMETRY: "1",
  // Every script of a step would otherwise look at the lock file again.
  pnpm_config_verify_deps_before_run: "false",
  // Its output is read on its way, so that it cannot ask the terminal itself.
  ...(process.stdout.isTTY ? { FORCE_COLOR: "1" } : {}),
};

/** Runs one step; its output goes through, and is read for what failed. */
async function run(step: Step): Promise<Outcome> {
  console.log(`\n── ${step.name} ${"─".repeat(Math.max(0, 60 - step.name.length))}`);
  const start = performance.now();
  const { passed, output } = await result(step);
  const seconds = (performance.now() - start) / 1000;
  console.log(`── ${step.name} ${passed ? "passed" : "FAILED"} in ${seconds.toFixed(1)} s`);
  return { name: step.name, passed, seconds, failures: passed ? [] : failures(output) };
}

async function result({ command, missing }: Step) {
  if (missing) {
    console.error(missing);
    return { passed: false, output: missing };
  }
  const [program = "", ...words] = command;
  const child = spawn(program, words, { stdio: ["inherit", "pipe", "pipe"], env: environment });
  let output = "";
  for (const [from, to] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ] as const) {
    from.setEncoding("utf8").on("data", (text: string) => {
      output += text;
      to.write(text);
    });
  }
  const closed = Promise.allSettled([once(child, "close")]);
  const code = await once(child, "exit").then(
    ([status]) => status as number | null,
    (error: Error) => {
      output += error.message;
      console.error(error.message);
      return 1;
    },
  );
  // Its last words are still on their way; a process that it left behind is not waited for.
  await Promise.race([closed, setTimeout(2000, undefined, { ref: false })]);
  return { passed: code === 0, output };
}

/** The steps that are named, or all of them; an unknown name ends the check at once. */
function chosen(names: readonly string[]): readonly Step[] {
  const unknown = names.filter((name) => !steps.some((step) => step.name === name));
  if (unknown.length > 0) {
    console.error(
      `No step ${unknown.join(", ")}. Steps: ${steps.map(({ name }) => name).join(", ")}`,
    );
    process.exit(2);
  }
  return names.length > 0 ? steps.filter(({ name }) => names.includes(name)) : steps;
}

const { positionals } = parseArgs({ allowPositionals: true });
const outcomes: Outcome[] = [];
// One step after the other: they share cores and ports
for (const step of chosen(positionals)) outcomes.push(await run(step));

console.log("\nSummary");
for (const { name, passed, seconds } of outcomes) {
  console.log(
    `  ${passed ? "ok  " : "FAIL"} ${name.padEnd(12)} ${seconds.toFixed(1).padStart(7)} s`,
  );
}
const failed = outcomes.filter(({ passed }) => !passed);
console.log(`\n${outcomes.length - failed.length} passed, ${failed.length} failed`);
// Last of all, so that the end of a log is enough to know what to mend
for (const { name, failures: lines } of failed) console.log(`\n${name}\n  ${lines.join("\n  ")}`);
if (failed.length > 0) process.exitCode = 1;
