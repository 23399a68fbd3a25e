import { once } from "node:events";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { expect, test } from "vitest";
import { freshDatabase } from "./support/database.ts";
import type { Race } from "./support/race-program.ts";

const PROGRAM = new URL("support/race-program.ts", import.meta.url);
const WORKERS = 2;
const ROUNDS = 40;

/** What each of several programs got that opened the same new files at once, and the files then. */
async function race(kind: Race["kind"]): Promise<{ results: string[][]; files: string[] }> {
  const { dataDir, remove } = await freshDatabase();
  const workerData: Race = {
    kind,
    paths: Array.from({ length: ROUNDS }, (_, index) => join(dataDir, `file-${index}`)),
    arrived: new Int32Array(new SharedArrayBuffer(4 * ROUNDS)),
    workers: WORKERS,
  };
  const results = await Promise.all(
    Array.from({ length: WORKERS }, async () => {
      const [found] = (await once(new Worker(PROGRAM, { workerData }), "message")) as [string[]];
      return found;
    }),
  );
  const files = readdirSync(dataDir);
  await remove();
  return { results, files };
}

test("programs that open a new embedded database at once all open it", async () => {
  const { results } = await race("database");
  expect(new Set(results.flat())).toEqual(new Set(["opened"]));
});

test("programs that make a secret at once get the same, whole one", async () => {
  const { results, files } = await race("file");
  const [first, second] = results;
  expect(first).toEqual(second);
  expect(first?.filter((text) => text.length !== 40)).toEqual([]);
  expect(files).toHaveLength(ROUNDS);
});
