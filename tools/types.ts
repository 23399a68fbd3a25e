import { execFile } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { availableParallelism } from "node:os";
import { basename, dirname, join } from "node:path";
import { promisify } from "node:util";
import { prepareClient } from "./client.ts";
import { sideBySide } from "./side-by-side.ts";

/*
 * Checks the types of every folder with a `tsconfig.json` of its own, each by itself: a fault in one of them is told beside
 * those of the folders that use it. What is published is also checked as its package is built, without the types of Node.
 */

/** In bytes, of one folder. */
const MOST_OUTPUT = 64e6;

const root = join(import.meta.dirname, "..");
/** What the compiler keeps of each project, so that the next check reads what has changed. */
const cache = join(root, "node_modules/.cache/types");
const packages = readdirSync(join(root, "packages")).map((name) => `packages/${name}`);
const folders = [...packages, ...packages.map((name) => `${name}/test`), "."];
const projects = folders
  .flatMap((folder) => ["tsconfig.json", "tsconfig.build.json"].map((name) => join(folder, name)))
  .filter((project) => existsSync(join(root, project)));

/** What the compiler of a folder's own version says; empty if nothing is wrong. */
async function faultsOf({ name }: { name: string }): Promise<string> {
  const folder = dirname(join(root, name));
  const compiler = [folder, join(folder, "..")]
    .map((place) => join(place, "node_modules/.bin/tsc"))
    .find((path) => existsSync(path));
  try {
    const kept = ["--incremental", "--tsBuildInfoFile", join(cache, name.replaceAll("/", "-"))];
    const words = ["--noEmit", "--pretty", ...kept, "-p", basename(name)];
    await promisify(execFile)(compiler ?? "tsc", words, {
      cwd: folder,
      maxBuffer: MOST_OUTPUT,
    });
    return "";
  } catch (error) {
    const { stdout, message } = error as Error & { stdout?: string };
    return `${name}\n${stdout || message}`;
  }
}

if (!prepareClient()) process.exit(1);
const pieces = projects.map((name) => ({ name }));
const faults = (await sideBySide(pieces, availableParallelism(), faultsOf)).filter(Boolean);
if (faults.length > 0) console.error(faults.join("\n"));
process.exitCode = faults.length > 0 ? 1 : 0;
