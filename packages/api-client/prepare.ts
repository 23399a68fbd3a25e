import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type * as Generator from "./generate.ts";

/*
 * Generates the client unless it was generated from the same contract. pnpm runs it after each install, and the tools
 * before they build or check, since an install that changes nothing runs no scripts.
 */

const root = fileURLToPath(new URL("../..", import.meta.url));

/** The generator; the last two contain the versions of its libraries. */
const GENERATOR = [
  "packages/api-client/*.ts",
  "packages/api-client/src/contract.ts",
  "packages/api-client/package.json",
  "pnpm-workspace.yaml",
];
/** Everything that the generated files depend on. */
const INPUTS = [...GENERATOR, "packages/api-client/openapi/*.yaml", "packages/domain/src/**/*.ts"];

/** What a generated client was made from, as hashes. It is in its folder, and written last. */
interface Stamp {
  /** Of the files. */
  inputs: string;
  /** Of the contract with all that `generate.ts` expands, and of the generator. */
  contract: string;
}

const stampOf = (folder: string) => `${folder}/stamp.json`;

function readStamp(folder: string): Partial<Stamp> {
  const path = stampOf(folder);
  return existsSync(path) ? (JSON.parse(readFileSync(path, "utf8")) as Stamp) : {};
}

function hashOf(patterns: readonly string[], ...others: readonly string[]): string {
  const hash = createHash("sha256").update(others.join("\0"));
  const files = globSync(patterns, { cwd: root }).filter((file) => !file.endsWith(".test.ts"));
  for (const file of files.toSorted()) {
    hash.update(`\0${file}\0`).update(readFileSync(`${root}/${file}`));
  }
  return hash.digest("hex");
}

/** Whether the client in a folder was generated from the contract as it is now. */
export function isCurrent(folder: string): boolean {
  return readStamp(folder).inputs === hashOf(INPUTS);
}

/** Loaded only to generate, since `pnpm install --prod` leaves out its libraries. */
async function generator(): Promise<typeof Generator> {
  try {
    return await import("./generate.ts");
  } catch (error) {
    throw new Error(
      "The client has to be generated, and its generator is not installed: install without --prod, or copy packages/api-client/src/generated from such an installation of the same version.",
      { cause: error },
    );
  }
}

/** Makes the client in a folder current. Most changes of the domain leave the contract as it is. */
export async function prepare(folder: string): Promise<"current" | "generated"> {
  if (isCurrent(folder)) return "current";
  const { expandedContract, generate } = await generator();
  const contract = hashOf(GENERATOR, JSON.stringify(await expandedContract()));
  const isSame = readStamp(folder).contract === contract;
  const made = isSame ? folder : `${folder}-new`;
  try {
    if (!isSame) await generate(made);
    const stamp: Stamp = { inputs: hashOf(INPUTS), contract };
    writeFileSync(stampOf(made), `${JSON.stringify(stamp)}\n`);
    if (isSame) return "current";
    rmSync(folder, { recursive: true, force: true });
    renameSync(made, folder);
  } finally {
    if (!isSame) rmSync(made, { recursive: true, force: true });
  }
  return "generated";
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await prepare(fileURLToPath(new URL("src/generated", import.meta.url)));
}
