import { once } from "node:events";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { expect, test } from "vitest";
import { freshDatabase } from "./support/database.ts";

const PROGRAM = new URL("support/open-database-program.ts", import.meta.url);
const WORKERS = 2;
const DATABASES = 40;

test("programs that open a new embedded database at once all open it", async () => {
  const database = await freshDatabase();
  const paths = Array.from({ length: DATABASES }, (_, index) =>
    join(database.dataDir, `${index}.sqlite`),
  );
  const arrived = new Int32Array(new SharedArrayBuffer(4 * DATABASES));
  const workerData = { paths, arrived, workers: WORKERS };
  const problems = await Promise.all(
    Array.from({ length: WORKERS }, async () => {
      const [found] = (await once(new Worker(PROGRAM, { workerData }), "message")) as [string[]];
      return found;
    }),
  );
  await database.remove();
  expect(problems.flat()).toEqual([]);
});
