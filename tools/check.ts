import { spawn } from "node:child_process";
import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { changedFiles } from "./changed-files.ts";
import { endBesideOthers } from "./child-end.ts";
import { prepareClient } from "./client.ts";
import { failures } from "./failures.ts";
import { shortJourneys } from "./journeys.ts";
import { sideBySide } from "./side-by-side.ts";
import { LEFT_OF_STEPS, NOT_RUN, shortCheck, type Step, steps } from "./steps.ts";
import { type Outcome, partsNotRun, summary } from "./summary.ts";
import { JourneyHashes, readJourneys, type PassedJourney } from "./unchanged/journey-plan.ts";
import { StepRecord } from "./unchanged/step-record.ts";
import { PLAN_VARIABLE, planTests, unchangedTests, writePlan } from "./unchanged/test-plan.ts";

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    /** Every step, whatever has changed, and all rounds of what is left to chance. */
    all: { type: "boolean", default: false },
  },
});

const root = fileURLToPath(new URL("..", import.meta.url));

const environment: NodeJS.ProcessEnv = {
  ...process.env,
  CI: "1",
  // The original CI, because steps may skip missing programs on a developer's machine but not on a CI machine.
  ON_CI: process.env["CI"] ?? "",
  STORYBOOK_DISABLE_TELEMETRY: "1",
  // Node's compile cache, because servers, tests and tools are started some hundred times.
  NODE_COMPILE_CACHE: fileURLToPath(new URL("../node_modules/.cache/compiled", import.meta.url)),
  ...(values.all ? { WHOLE_CHECK: "1" } : {}),
  // Otherwise pnpm would verify the lock file again in every script of a step.
  pnpm_config_verify_deps_before_run: "false",
  // The output is piped, so the step itself cannot detect whether the terminal shows colours.
  ...(process.stdout.isTTY ? { FORCE_COLOR: "1" } : {}),
};

/** Number of steps that run at the same time. A single step usually leaves one of two cores idle. */
const MOST_AT_ONCE = 2;

type Print = (text: string) => void;

const heading = (text: string) => `── ${text} ${"─".repeat(Math.max(0, 60 - text.length))}`;

/**
 * Runs one step and reads its output for what failed.
 * @param alone whether its output is shown as it comes, rather than whole once it is over, so that
 *   the outputs of steps that run at the same time are not mixed
 */
async function run(step: Step, alone: boolean): Promise<Outcome> {
  const hasNoJourney = step.name === "e2e" && journeys && journeys.expression === undefined;
  if (hasNoJourney || (isShort && record.isUnchanged(step))) {
    return { name: step.name, result: "unchanged", seconds: 0, notRun: [], failures: [] };
  }
  console.log(alone ? `\n${heading(step.name)}` : `   ${step.name} begins`);
  const start = performance.now();
  const { code, output } = await runCommand(
    step,
    alone ? (text) => process.stdout.write(text) : () => {},
  );
  const result = code === 0 ? "passed" : code === NOT_RUN ? "not run" : "FAILED";
  const seconds = (performance.now() - start) / 1000;
  if (!alone) process.stdout.write(`\n${heading(step.name)}\n${output}`);
  console.log(`── ${step.name} ${result} in ${seconds.toFixed(1)} s`);
  const notRun = partsNotRun(output);
  if (result === "passed" && notRun.length === 0) record.passed(step);
  return {
    name: step.name,
    result,
    seconds,
    notRun,
    unchanged: unchangedIn(step),
    failures: result === "FAILED" ? failures(output) : [],
  };
}

/** What of a step is not repeated, in words; undefined if nothing. */
function unchangedIn({ name, tests }: Step): string | undefined {
  if (plan && tests) return unchangedTests(plan, tests);
  const entries = name === "e2e" ? (journeys?.unchanged ?? 0) : 0;
  return entries > 0 ? `${entries} entries of the spine` : undefined;
}

async function runCommand({ command, missing }: Step, print: Print) {
  if (missing) {
    print(`${missing}\n`);
    return { code: 1, output: `${missing}\n` };
  }
  const [program = "", ...words] = command;
  const env = journeys ? { ...environment, JOURNEYS: journeys.expression } : environment;
  const child = spawn(program, words, { stdio: ["inherit", "pipe", "pipe"], env });
  let output = "";
  const hear = (text: string) => {
    output += text;
    print(text);
  };
  for (const from of [child.stdout, child.stderr]) from.setEncoding("utf8").on("data", hear);
  const code = await endBesideOthers(child).catch((error: Error) => {
    hear(`${error.message}\n`);
    return 1;
  });
  return { code, output };
}

/** The named steps. An unknown name ends the check at once. */
function named(names: readonly string[]): readonly Step[] {
  const unknown = names.filter((name) => !steps.some((step) => step.name === name));
  if (unknown.length > 0) {
    console.error(
      `No step ${unknown.join(", ")}. Steps: ${steps.map(({ name }) => name).join(", ")}`,
    );
    process.exit(2);
  }
  return steps.filter(({ name }) => names.includes(name));
}

/** Hashes what a journey depends on, read once and only if a journey has passed. */
function journeyKeys() {
  let hashes: JourneyHashes | undefined;
  return (spec: string, journey: PassedJourney) =>
    (hashes ??= new JourneyHashes(root)).keysOf(spec, journey);
}

if (!prepareClient()) process.exit(1);
const changed = values.all ? [] : changedFiles();
const short = shortCheck(steps, changed);
const isShort = !values.all && positionals.length === 0;
const wanted = isShort ? short.now : values.all ? steps : named(positionals);
const record = new StepRecord(root);
// Before the tests, since a file that changes meanwhile has not passed.
const plan = wanted.some(({ tests }) => tests) ? planTests(root, !isShort) : undefined;
if (plan) environment[PLAN_VARIABLE] = writePlan(root, plan);
const journeys = isShort ? shortJourneys(changed, readJourneys(root), journeyKeys()) : undefined;
const atOnce = Math.min(MOST_AT_ONCE, availableParallelism(), wanted.length);
const began = performance.now();
const outcomes = await sideBySide(wanted, atOnce, (step) => run(step, atOnce === 1));
const whole = (performance.now() - began) / 1000;

console.log(`\n${summary(outcomes, whole)}`);
if (isShort) {
  const left = [...short.left.map(({ name }) => name), LEFT_OF_STEPS];
  console.log(`Left to npm run test:all: ${left.join(", ")}`);
}
const failed = outcomes.filter(({ result }) => result === "FAILED");
// Printed last, so that the end of a log shows what failed
for (const { name, failures: lines } of failed) console.log(`\n${name}\n  ${lines.join("\n  ")}`);
if (failed.length > 0) process.exitCode = 1;
