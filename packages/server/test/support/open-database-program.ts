import { parentPort, workerData } from "node:worker_threads";
import { openSqlite } from "../../src/db/sqlite.ts";

/** Opens new databases at the same time as other workers: all wait for each other before each one. */
const { paths, arrived, workers } = workerData as {
  paths: string[];
  arrived: Int32Array;
  workers: number;
};

const problems: string[] = [];
for (const [index, path] of paths.entries()) {
  Atomics.add(arrived, index, 1);
  while (Atomics.load(arrived, index) < workers);
  try {
    openSqlite(path, 60_000).check();
  } catch (error) {
    problems.push(String(error));
  }
}
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.postMessage(problems);
