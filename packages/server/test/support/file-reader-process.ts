import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { clearReading, createFileReading } from "../../src/bots/knowledge/read-files.ts";
import { connect } from "../../src/db/connection.ts";
import { markServed } from "../../src/db/server-lock.ts";
import { openLocalDisk } from "../../src/storage/local-disk.ts";

/* A node that does nothing but read knowledge files, until it is killed. */

const dataDir = process.env["DATA_DIR"] ?? "";
const connection = connect({ databaseUrl: process.env["DATABASE_URL"], dataDir });
await markServed(dataDir, () => clearReading(dataDir));
const storage = await openLocalDisk(join(dataDir, "files"));
const reading = createFileReading({ connection, storage, dataDir });
for (;;) {
  await reading.readWaiting({ warn: () => {} });
  await setTimeout(20);
}
