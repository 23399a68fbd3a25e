import { openFiles } from "../../src/storage/files.ts";
import { openS3 } from "../../src/storage/s3.ts";
import type { TestServer } from "./server.ts";

/** Removes from the server's bucket what nothing refers to any more, as the server does from time to time. */
export async function sweepBucket({ running, database, settings }: TestServer): Promise<void> {
  if (!settings.s3) throw new Error("The server has no bucket");
  const storage = await openS3(settings.s3);
  const { connection } = running;
  const options = { leftBefore: new Date() };
  const files = await openFiles(connection, storage, database.dataDir, () => {}, options);
  await files.sweep();
  await files.close();
}
