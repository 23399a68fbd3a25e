import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { median } from "./painted.ts";

/** Milliseconds of processor that the checks of a route have taken, one after the other. */
interface CheckTimes {
  name: string;
  times: number[];
}

/** Milliseconds of processor for a check. */
const LIMIT = 100;

const program = fork(
  fileURLToPath(new URL("../packages/server/test/support/route-check-program.ts", import.meta.url)),
);
const [measured] = (await once(program, "message")) as [CheckTimes[]];

console.log(`The check of 300 points, milliseconds of processor, limit ${LIMIT} ms\n`);
let worst = 0;
for (const { name, times } of measured) {
  const [first = Infinity, ...others] = times;
  const later = median(others);
  worst = Math.max(worst, first, later);
  const shown = (ms: number) => `${ms.toFixed(1)} ms: ${(ms / LIMIT).toFixed(2)} ×`.padStart(18);
  console.log(`  ${name.padEnd(26)}first ${shown(first)}  later ${shown(later)}`);
}
if (worst > LIMIT) process.exitCode = 1;
