import Database from "better-sqlite3";
import { workerData } from "node:worker_threads";
import type { CheckpointTask } from "./sqlite-checkpoint.ts";

/* The program of the thread of `checkpointApart`. */

const { path } = workerData as CheckpointTask;
const database = new Database(path, { fileMustExist: true, timeout: 0 });
try {
  database.pragma("wal_checkpoint(PASSIVE)");
} finally {
  database.close();
}
