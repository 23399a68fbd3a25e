import { parentPort, workerData } from "node:worker_threads";
import { openSqlite } from "../../src/db/sqlite.ts";
import { writtenOnce } from "../../src/settings/write-once.ts";

/** What start-races.test.ts runs in several workers at once. */
export interface Race {
  kind: "database" | "file";
  paths: string[];
  /** How many workers have come to each path. */
  arrived: Int32Array;
  workers: number;
}

const { kind, paths, arrived, workers } = workerData as Race;

function open(path: string): string {
  if (kind === "file") return writtenOnce(path, () => String(Math.random()).padEnd(40, "-"));
  openSqlite(path, 60_000).ping();
  return "opened";
}

const results: string[] = [];
for (const [index, path] of paths.entries()) {
  Atomics.add(arrived, index, 1);
  while (Atomics.load(arrived, index) < workers);
  try {
    results.push(open(path));
  } catch (error) {
    results.push(String(error));
  }
}
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has none
parentPort?.postMessage(results);
