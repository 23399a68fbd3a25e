import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";

const PROGRAM = fileURLToPath(new URL("./sqlite-checkpoint-program.ts", import.meta.url));

/** What the thread opens. */
export interface CheckpointTask {
  path: string;
}

/**
 * Writes what a journal holds over to its database, in a thread with a connection of its own: both the copying and the
 * wait for the disk would keep the event loop. One that fails is made up for by a later commit, which tells of what is
 * wrong with the disk.
 */
export async function checkpointApart(path: string): Promise<void> {
  try {
    const workerData: CheckpointTask = { path };
    await once(new Worker(PROGRAM, { workerData, env: {}, execArgv: [] }), "exit");
  } catch {
    // See above.
  }
}
