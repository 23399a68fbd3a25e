import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { fileOf, unpackArchive } from "../src/backup/archive.ts";
import { restoreBackup } from "../src/backup/restore.ts";
import { connect, type Connection } from "../src/db/connection.ts";
import { migrate } from "../src/db/migrate.ts";
import { recordOf } from "../src/experiences/record.ts";
import { createExperiences } from "../src/experiences/service.ts";
import { usageLocations } from "../src/library/usage-locations.ts";
import { openLocalDisk } from "../src/storage/local-disk.ts";
import type { Viewer } from "../src/viewer.ts";
import { freshDatabase, skipWithoutEngine } from "./support/database.ts";

skipWithoutEngine();

/*
 * The archive was made by the version before experiences and points were stored as their model; the
 * JSON beside it is what that version answered for the same experiences and uses of assets.
 */
const ARCHIVE = join(import.meta.dirname, "fixtures/archive-before-008.tar.gz");
const before = JSON.parse(
  readFileSync(join(import.meta.dirname, "fixtures/archive-before-008.json"), "utf8"),
) as { editor: string; records: { id: number }[]; uses: { id: number }[] };

async function answers(connection: Connection) {
  const { db } = connection;
  const editor = await db
    .selectFrom("users")
    .select(["id", "role", "email"])
    .where("email", "=", before.editor)
    .executeTakeFirstOrThrow();
  const viewer: Viewer = { ...editor, sessionId: "", address: "" };
  const experiences = createExperiences(connection);
  const records = [];
  for (const { id } of before.records)
    records.push(await recordOf(await experiences.read(viewer, id)));
  const uses = [];
  for (const { id } of before.uses) uses.push({ id, ...(await usageLocations(db, viewer, id)) });
  return { editor: before.editor, records, uses };
}

async function restored(work: (connection: Connection) => Promise<void>): Promise<void> {
  const database = await freshDatabase();
  const connection = connect(database);
  try {
    await migrate(connection);
    const storage = await openLocalDisk(join(database.dataDir, "files"));
    await restoreBackup(connection, storage, ARCHIVE, database.dataDir);
    await work(connection);
  } finally {
    await connection.close();
    await database.remove();
  }
}

test("TRU-35 an archive of the version before is restored, and answers as it did", () =>
  restored(async (connection) => {
    expect(await answers(connection)).toMatchObject(before);
  }));

test("a database of the version before is brought up to date, and answers as it did", () =>
  restored(async (connection) => {
    const folder = mkdtempSync(join(tmpdir(), "explorar-rows-"));
    await unpackArchive(ARCHIVE, folder);
    const rowsOf = (table: string) =>
      readFileSync(join(folder, fileOf(`tables/${table}.jsonl`)), "utf8")
        .split("\n")
        .filter(Boolean)
        .map((line) => JSON.parse(line) as { id: number; content: string; field: string });
    const { db } = connection;
    for (const { id, content } of rowsOf("gymkhanas"))
      await db.updateTable("gymkhanas").set({ content }).where("id", "=", id).execute();
    for (const { id, content } of rowsOf("map_points"))
      await db.updateTable("map_points").set({ content }).where("id", "=", id).execute();
    for (const { id, field } of rowsOf("asset_uses"))
      await db.updateTable("asset_uses").set({ field }).where("id", "=", id).execute();
    rmSync(folder, { recursive: true });
    await db.deleteFrom("migrations").where("name", "=", "008-one-model").execute();
    expect(await migrate(connection)).toEqual(["008-one-model"]);
    expect(await answers(connection)).toMatchObject(before);
  }));
