import { createReadStream } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { record } from "../audit/record.ts";
import type { Connection } from "../db/connection.ts";
import { lastMigration } from "../db/migrate.ts";
import type { StoredFile } from "../db/schema.ts";
import type { Storage } from "../storage/storage.ts";
import { fileOf, measure, writeArchive, type Source } from "./archive.ts";
import { atOneMoment, keptFiles, writeRows } from "./backup-repository.ts";
import { BACKED_UP, entryOf } from "./tables.ts";

/** How often the backup starts again when a file is deleted while it runs. */
const ATTEMPTS = 5;

/** A file was deleted between the reading of the rows and that of the bytes. */
class FileGone extends Error {}

export interface BackupSummary {
  rows: number;
  files: number;
}

/**
 * Puts database and files into one archive, as they were at one moment, while the server runs on.
 * The archive holds password hashes: keep it as you keep the database.
 */
export async function makeBackup(
  connection: Connection,
  storage: Storage,
  path: string,
): Promise<BackupSummary> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const summary = await attemptBackup(connection, storage, resolve(path));
      await record(connection.db, {
        event: "backup",
        actor: "explorar-server",
        details: { rows: summary.rows, files: summary.files },
      });
      return summary;
    } catch (error) {
      if (!(error instanceof FileGone) || attempt === ATTEMPTS) throw error;
    }
  }
}

async function attemptBackup(
  connection: Connection,
  storage: Storage,
  path: string,
): Promise<BackupSummary> {
  const folder = await mkdtemp(join(dirname(path), ".explorar-backup-"));
  try {
    const { rows, files } = await atOneMoment(connection, async (db) => {
      let count = 0;
      for (const table of BACKED_UP) {
        count += await writeRows(db, table, join(folder, fileOf(entryOf(table))));
      }
      const kept = await keptFiles(db);
      return { rows: count, files: kept };
    });
    const tables = await Promise.all(
      BACKED_UP.map(async (table): Promise<Source> => {
        const file = join(folder, fileOf(entryOf(table)));
        return {
          name: entryOf(table),
          ...(await measure(file)),
          open: async () => createReadStream(file),
        };
      }),
    );
    const sources = [...tables, ...files.map((file) => sourceOf(storage, file))];
    await writeArchive(path, folder, lastMigration(), sources);
    return { rows, files: files.length };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function sourceOf(storage: Storage, file: StoredFile): Source {
  return {
    name: `files/${file.key}`,
    bytes: file.bytes,
    sha256: file.sha256,
    async open() {
      const found = await storage.read(file.key);
      if (!found) throw new FileGone(`The file ${file.key} is not in the storage`);
      return found.stream;
    },
  };
}
