import { mkdir, mkdtemp, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { record } from "../audit/record.ts";
import type { Connection } from "../db/connection.ts";
import { archiveUpgrade, lastMigration } from "../db/migrate.ts";
import type { Storage } from "../storage/storage.ts";
import { ArchiveError, fileOf, unpackArchive } from "./archive.ts";
import type { BackupSummary } from "./backup.ts";
import { insertPendingFile, replaceRows } from "./restore-repository.ts";

const FOLDER = ".restore-";

/**
 * Replaces database and files by those of an archive. Everything is checked before anything is
 * touched, and the rows change in one transaction: a restore that fails, or is killed, leaves what
 * was there. Files that it replaces go once the server sweeps.
 * @throws ArchiveError when the archive cannot be used
 */
export async function restoreBackup(
  connection: Connection,
  storage: Storage,
  path: string,
  dataDir: string,
): Promise<BackupSummary> {
  await mkdir(dataDir, { recursive: true });
  const folder = await mkdtemp(join(dataDir, FOLDER));
  try {
    const manifest = await unpackArchive(path, folder);
    const upgrade = archiveUpgrade(manifest.schema);
    if (!upgrade) {
      throw new ArchiveError(
        `The archive belongs to the schema ${manifest.schema}, this program to ${lastMigration()}: ` +
          "restore it with the version that made it, then bring that up to date",
      );
    }
    const files = manifest.entries.filter(({ name }) => name.startsWith("files/"));
    // Their keys are new, so the present files stay as they are until the rows change.
    for (const { name, bytes, sha256 } of files) {
      const key = name.slice("files/".length);
      await insertPendingFile(connection.db, { key, bytes, sha256 });
      await storage.save(key, join(folder, fileOf(name)));
    }
    const rows = await connection.db.transaction().execute(async (transaction) => {
      const count = await replaceRows(transaction, connection.engine, folder, upgrade);
      await record(transaction, {
        event: "restore",
        actor: "explorar-server",
        details: { rows: count, files: files.length, madeAt: manifest.madeAt },
      });
      return count;
    });
    return { rows, files: files.length };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Removes what restores left that were killed; for while nothing else works on the data folder. */
export async function clearRestores(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir)) {
    if (name.startsWith(FOLDER)) await rm(join(dataDir, name), { recursive: true, force: true });
  }
}
