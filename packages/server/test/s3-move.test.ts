import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { makeBackup } from "../src/backup/backup.ts";
import { restoreBackup } from "../src/backup/restore.ts";
import { connect } from "../src/db/connection.ts";
import { migrate } from "../src/db/migrate.ts";
import { openFiles } from "../src/storage/files.ts";
import { openLocalDisk } from "../src/storage/local-disk.ts";
import { openS3 } from "../src/storage/s3.ts";
import { freshDatabase, skipWithoutEngine } from "./support/database.ts";
import { freshBucket, hasS3 } from "./support/s3.ts";

skipWithoutEngine();

test.skipIf(!hasS3)(
  "TRU-35 backup and restore move files from the folder to a bucket",
  async () => {
    const database = await freshDatabase();
    const { dataDir } = database;
    const connection = connect(database);
    await migrate(connection);
    const disk = await openLocalDisk(join(dataDir, "files"));
    const files = await openFiles(connection, disk, dataDir, () => {});
    const path = join(dataDir, "picture");
    writeFileSync(path, "picture");
    const sha256 = createHash("sha256").update("picture").digest("hex");
    const file = await files.put({ path, bytes: 7, sha256, extension: "webp" });
    await files.keep(connection.db, file.id);
    await files.close();
    const archive = join(dataDir, "backup.tar.gz");
    await makeBackup(connection, disk, archive);

    const bucket = await freshBucket();
    const s3 = await openS3(bucket.settings);
    await restoreBackup(connection, s3, archive, dataDir);
    const again = await openFiles(connection, s3, dataDir, () => {});
    await again.close();
    const found = await s3.read(file.key);
    expect([await bucket.keys(), found && (await text(found.stream))]).toEqual([
      [file.key],
      "picture",
    ]);
    await connection.close();
    await database.remove();
  },
);
