import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, test } from "vitest";

const MB = 1024 * 1024;
const PROGRAM = new URL("support/young-memory-program.ts", import.meta.url);

/** Bytes of young memory under load in a process of its own, since its flags are of the whole process. */
async function underLoad(...options: string[]): Promise<{ usual: number; most: number }> {
  const { stdout } = await promisify(execFile)(process.execPath, [
    fileURLToPath(PROGRAM),
    ...options,
  ]);
  return JSON.parse(stdout) as { usual: number; most: number };
}

test("the room for what is young grows under load to 8 MB, and no further", async () => {
  const [kept, grown] = await Promise.all([underLoad(), underLoad("--grow")]);
  expect(kept.usual).toBe(2 * MB);
  expect(grown.usual).toBe(8 * MB);
  // Pages that a collection empties count for a while, longer on a busy machine; without a bound it takes 64 MB.
  expect(grown.most).toBeLessThan(32 * MB);
});
