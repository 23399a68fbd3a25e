import { execFile } from "node:child_process";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

/** The package as it would be published. */
export interface Packed {
  /** Path of the tarball. */
  tarball: string;
  /** How an app names it among its dependencies. */
  source: string;
  /** Every folder that an app may import: "button", "dialog" … */
  subpaths: readonly string[];
}

const root = join(import.meta.dirname, "..");
const execute = promisify(execFile);

/** The package manager of the workspace, at its one version. */
export const pnpm = ["-y", "pnpm@12.21.0"] as const;

/** Runs a program to its end. @throws with its whole output, when it fails */
export async function run(program: string, words: readonly string[], cwd = root): Promise<string> {
  try {
    const { stdout } = await execute(program, words, { cwd, maxBuffer: 50_000_000 });
    return stdout;
  } catch (error) {
    const { stdout = "", stderr = "" } = error as { stdout?: string; stderr?: string };
    throw new Error(`${program} ${words.join(" ")}\n${stdout}\n${stderr}`, { cause: error });
  }
}

/** A folder outside of the workspace, empty. */
export async function emptyFolder(name: string): Promise<string> {
  return mkdtemp(join(tmpdir(), `panel-ui-${name}-`));
}

/** Builds and packs the package. */
export async function pack(): Promise<Packed> {
  const folder = await emptyFolder("tarball");
  await run("npx", [...pnpm, "pack", "--pack-destination", folder]);
  const [name = ""] = (await run("ls", [folder])).split("\n");
  const tarball = join(folder, name);
  return { tarball, source: `file:${tarball}`, subpaths: await subpathsOf(tarball) };
}

/** Every folder of a packed package that an app may import. */
export async function subpathsOf(tarball: string): Promise<string[]> {
  const files = await run("tar", ["tzf", tarball]);
  const entry = /^package\/dist\/([^/]+)\/index\.js$/gm;
  return [...files.matchAll(entry)].map(([, path = ""]) => path);
}
