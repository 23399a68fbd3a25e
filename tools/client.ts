import { spawnSync } from "node:child_process";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");

/**
 * Generates the client again if the contract has changed since: an install does it only if packages have changed, which they
 * have not after a pull.
 * @returns whether the client is current
 */
export function prepareClient(): boolean {
  const program = "packages/api-client/prepare.ts";
  return spawnSync(process.execPath, [program], { cwd: root, stdio: "inherit" }).status === 0;
}
