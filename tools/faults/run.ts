import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Fault, Killer } from "./fault.ts";
import { chosen, commandOf, faults, planted } from "./plan.ts";

/*
 * Plants each fault in a copy of the project as it is committed, and runs the tests that have to find it.
 * `node tools/faults/run.ts [name …]` takes those whose file or whose tests have one of the names.
 */

const copy = mkdtempSync(join(tmpdir(), "faults-"));

function run(
  program: string,
  words: readonly string[],
  cwd: string,
): { ok: boolean; output: string } {
  const { status, stdout, stderr } = spawnSync(program, words, { cwd, encoding: "utf8" });
  return { ok: status === 0, output: `${stdout}${stderr}` };
}
function must(program: string, words: readonly string[], cwd = copy): void {
  const { ok, output } = run(program, words, cwd);
  if (!ok) throw new Error(`${program} ${words.join(" ")}\n${output}`);
}
const pnpm = (words: readonly string[]) => run("pnpm", words, copy);

/** What became of the tests; a killer that finds no test at all kills nothing. */
function outcome(words: readonly string[]): "passes" | "killed" | "has no test" {
  const { ok, output } = pnpm(words);
  if (/No test files found|No tests found|\d+ skipped \(\d+\)\s*$/m.test(output))
    return "has no test";
  return ok ? "passes" : "killed";
}

/** The journeys see the panel as it is built. */
const isSeenInBrowser = ({ killer }: Fault): boolean => killer.level === "e2e";
const build = () => must("pnpm", ["exec", "node", "tools/build-pages.ts"]);

/** Tests that fail without a fault find none. */
function expectToPass(killers: readonly Killer[]): void {
  const commands = new Map(killers.map((killer) => [JSON.stringify(killer), commandOf(killer)]));
  for (const command of commands.values()) {
    if (outcome(command) !== "passes") throw new Error(`without a fault: ${command.join(" ")}`);
  }
}

const wanted = chosen(faults, process.argv.slice(2));
const living: string[] = [];
try {
  must("git", ["worktree", "add", "--detach", "--force", copy, "HEAD"], process.cwd());
  must("pnpm", ["install", "--frozen-lockfile", "--prefer-offline"]);
  if (wanted.some(isSeenInBrowser)) build();
  expectToPass(wanted.map(({ killer }) => killer));
  for (const [place, fault] of wanted.entries()) {
    const told = `${fault.file}: ${JSON.stringify(fault.to || "left out")}`;
    const path = join(copy, fault.file);
    const whole = readFileSync(path, "utf8");
    writeFileSync(path, planted(whole, fault));
    if (isSeenInBrowser(fault)) build();
    const found = outcome(commandOf(fault.killer));
    writeFileSync(path, whole);
    console.log(`${place + 1}/${wanted.length} ${found}  ${told}  (${fault.killer.file})`);
    if (found !== "killed") living.push(told);
  }
} finally {
  run("git", ["worktree", "remove", "--force", copy], process.cwd());
  rmSync(copy, { recursive: true, force: true });
}
console.log(`${wanted.length - living.length} of ${wanted.length} faults are killed`);
if (living.length > 0) {
  console.error(living.join("\n"));
  process.exitCode = 1;
}
