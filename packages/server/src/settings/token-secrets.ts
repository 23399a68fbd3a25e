import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import type { Secrets } from "../secrets/secrets.ts";
import { UsageError } from "../usage-error.ts";
import { SettingsError } from "./settings-error.ts";
import { writtenOnce } from "./write-once.ts";

const LEAST = 32;
const secret = z.string().min(LEAST, `expects at least ${LEAST} characters`).optional();

export const tokenVariables = { TOKEN_SECRET: secret, TOKEN_SECRET_PREVIOUS: secret };

type Given = z.infer<z.ZodObject<typeof tokenVariables>>;

/** The secret that is made once, and the one that it has replaced, while that is still accepted. */
const pathOf = (dataDir: string) => join(dataDir, "token-secret");
const previousPathOf = (dataDir: string) => join(dataDir, "token-secret-previous");

/**
 * The secret that signs, then the one of before where it is still accepted. Without a setting they
 * are in the data folder, where the first one is made.
 */
export function readTokenSecrets(given: Given, dataDir: string): Secrets {
  const current = given.TOKEN_SECRET ?? storedSecret(dataDir);
  const previous =
    given.TOKEN_SECRET_PREVIOUS ??
    (given.TOKEN_SECRET === undefined ? storedPrevious(dataDir) : undefined);
  const bytes = (text: string) => new TextEncoder().encode(text);
  return previous === undefined || previous === current
    ? [bytes(current)]
    : [bytes(current), bytes(previous)];
}

/**
 * Replaces the secret in the data folder; the one of before is accepted until `finishRotation`. A
 * server takes notice at its next start.
 * @throws UsageError when the last rotation is not finished
 */
export function rotateStoredSecret(dataDir: string): void {
  const [path, previous] = [pathOf(dataDir), previousPathOf(dataDir)];
  const current = storedSecret(dataDir);
  // A rotation that was killed half-way has the same in both.
  if (existsSync(previous) && storedPrevious(dataDir) !== current) {
    throw new UsageError("The last rotation is not finished: rotate-token-secret --finish, first");
  }
  replace(previous, current);
  replace(path, newSecret());
}

/**
 * The secret of before is no longer accepted.
 * @throws UsageError when there is none
 */
export function finishRotation(dataDir: string): void {
  if (!existsSync(previousPathOf(dataDir))) throw new UsageError("There is no rotation to finish");
  rmSync(previousPathOf(dataDir));
}

const newSecret = () => randomBytes(48).toString("base64url");

function replace(path: string, content: string): void {
  const whole = `${path}.${randomBytes(8).toString("hex")}`;
  try {
    writeFileSync(whole, content, { mode: 0o600, flag: "wx", flush: true });
    renameSync(whole, path);
  } finally {
    rmSync(whole, { force: true });
  }
}

function storedSecret(dataDir: string): string {
  const path = pathOf(dataDir);
  let stored: string;
  try {
    stored = writtenOnce(path, newSecret);
  } catch (error) {
    throw new SettingsError(`DATA_DIR expects a folder that can be written: ${String(error)}`);
  }
  return longEnough(stored, path);
}

function storedPrevious(dataDir: string): string | undefined {
  const path = previousPathOf(dataDir);
  return existsSync(path) ? longEnough(readFileSync(path, "utf8").trim(), path) : undefined;
}

function longEnough(stored: string, path: string): string {
  if (stored.length >= LEAST) return stored;
  throw new SettingsError(`TOKEN_SECRET expects at least ${LEAST} characters; ${path} holds fewer`);
}
