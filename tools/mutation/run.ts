/**
 * Mutates the domain's rules and runs their tests: today's part of them, since all take half a day. Each part comes
 * again after as many days as there are parts. `--part 3` runs another one, `--whole` all.
 */
import { spawnSync } from "node:child_process";
import { globSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { partOfDay, partsOf } from "./parts.ts";

const root = join(import.meta.dirname, "../..");
const CONFIG = "tools/mutation/rules.json";
const PARTS = 16;

const { values } = parseArgs({
  options: { part: { type: "string" }, whole: { type: "boolean", default: false } },
});
const { mutate } = JSON.parse(readFileSync(join(root, CONFIG), "utf8")) as { mutate: string[] };
const files = globSync(
  mutate.filter((glob) => !glob.startsWith("!")),
  {
    cwd: root,
    exclude: mutate.filter((glob) => glob.startsWith("!")).map((glob) => glob.slice(1)),
  },
).map((path) => ({ path, bytes: statSync(join(root, path)).size }));

const part = values.part === undefined ? partOfDay(new Date(), PARTS) : Number(values.part) - 1;
const chosen = values.whole ? files.map(({ path }) => path) : partsOf(files, PARTS)[part];
if (!chosen) {
  console.error(`--part is a number from 1 to ${PARTS}`);
  process.exit(2);
}
console.log(
  values.whole
    ? `All ${files.length} files`
    : `Part ${part + 1} of ${PARTS}: ${chosen.length} of ${files.length} files`,
);
const run = spawnSync("stryker", ["run", CONFIG, "--mutate", chosen.join(",")], {
  cwd: root,
  stdio: "inherit",
});
process.exitCode = run.status ?? 1;
