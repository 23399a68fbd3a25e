import { spawnSync } from "node:child_process";
import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { NOT_RUN } from "../steps.ts";
import { places } from "./drawing.ts";
import { environmentHere, readEnvironment, whatDiffers, writeEnvironment } from "./environment.ts";
import { writePage } from "./page.ts";
import { orphansAfter, remove } from "./pictures.ts";

const { values, positionals: filters } = parseArgs({
  allowPositionals: true,
  options: {
    /** Takes the pictures anew. */
    accept: { type: "boolean", default: false },
    /** Takes the accepted pictures anew with the browser of this machine. */
    renew: { type: "boolean", default: false },
    /** Compares only where the accepted pictures can be drawn. */
    check: { type: "boolean", default: false },
  },
});

/** Compares or accepts, and returns what the process ends with. */
async function run(): Promise<number> {
  const here = await environmentHere();
  const other = whatDiffers(readEnvironment(places.accepted), here);
  if (other && values.check) {
    console.log(`Pictures are not compared: ${other}.`);
    return NOT_RUN;
  }
  const accept = values.accept || values.renew;
  if (values.renew && filters.length > 0) {
    console.error("All pictures are drawn by one browser: --renew takes no paths.");
    return 1;
  }
  const folder = other && !values.renew ? places.own : places.accepted;
  if (folder === places.own) {
    console.log(`This machine's own pictures serve, in ${places.own}: ${other}.`);
    const stale = whatDiffers(readEnvironment(places.own), here);
    if (stale) rmSync(places.own, { recursive: true, force: true });
    if (stale && !accept) {
      console.error(
        "No pictures were accepted yet: before the change, run `npm run visual:accept`.",
      );
      return 1;
    }
  }
  if (accept) writeEnvironment(folder, here);
  const passed = draw(folder, accept);
  const page = writePage(places.differences, folder);
  if (page && !accept) console.error(`Side by side: ${page}`);
  return passed && tidy(folder, accept) ? 0 : 1;
}

const report = join(places.differences, "report.json");

/** Draws all stories, or those of the paths that were named. */
function draw(folder: string, accept: boolean): boolean {
  rmSync(places.differences, { recursive: true, force: true });
  const words = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const { status } = spawnSync(
    "vitest",
    [
      "run",
      "--maxWorkers=100%",
      "--project",
      "visual",
      ...words,
      `--update=${accept ? "all" : "none"}`,
      ...filters,
    ],
    { stdio: "inherit", env: { ...process.env, VISUAL_PICTURES: folder } },
  );
  return status === 0;
}

/** Deletes pictures that no story uses when accepting; when comparing, reports them as a fault. */
function tidy(folder: string, accept: boolean): boolean {
  if (filters.length > 0 || !existsSync(report)) return true;
  const left = orphansAfter(report, folder);
  if (accept) remove(folder, left);
  else if (left.length > 0) {
    console.error(`No story asks for these pictures any more:\n  ${left.join("\n  ")}`);
  }
  return accept || left.length === 0;
}

process.exitCode = await run();
