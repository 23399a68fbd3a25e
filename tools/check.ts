import { spawn } from "node:child_process";
import { once } from "node:events";
import { parseArgs } from "node:util";
import { type Step, steps } from "./steps.ts";

/** What came of one step. */
interface Outcome {
  readonly name: string;
  readonly passed: boolean;
  readonly seconds: number;
}

const environment = {
  ...process.env,
  CI: "1",
  STORYBOOK_DISABLE_TELEMETRY: "1",
  // Every script of a step would otherwise look at the lock file again.
  pnpm_config_verify_deps_before_run: "false",
};

/** Runs one step with its output going straight through. */
async function run(step: Step): Promise<Outcome> {
  console.log(`\n── ${step.name} ${"─".repeat(Math.max(0, 60 - step.name.length))}`);
  const start = performance.now();
  const passed = await succeeds(step);
  const seconds = (performance.now() - start) / 1000;
  console.log(`── ${step.name} ${passed ? "passed" : "FAILED"} in ${seconds.toFixed(1)} s`);
  return { name: step.name, passed, seconds };
}

async function succeeds({ command, missing }: Step): Promise<boolean> {
  if (missing) {
    console.error(missing);
    return false;
  }
  const [program = "", ...words] = command;
  const child = spawn(program, words, { stdio: "inherit", env: environment });
  const [code] = await Promise.race([
    once(child, "exit"),
    once(child, "error").then(([error]: Error[]) => {
      console.error(error?.message);
      return [1];
    }),
  ]);
  return code === 0;
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
const failed = outcomes.filter(({ passed }) => !passed).length;
console.log(`\n${outcomes.length - failed} passed, ${failed} failed`);
if (failed > 0) process.exitCode = 1;
