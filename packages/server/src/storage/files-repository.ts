import type { Db } from "../db/connection.ts";
import type { StoredFile } from "../db/schema.ts";

/** A file's row and the name of its bytes in the storage. */
export type FileKey = Pick<StoredFile, "id" | "key">;

/** A file whose bytes are about to be stored. */
export function insertPending(
  db: Db,
  file: Pick<StoredFile, "key" | "node" | "bytes" | "sha256">,
): Promise<StoredFile> {
  return db
    .insertInto("stored_files")
    .values({ ...file, state: "pending", created_at: new Date().toISOString() })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Files that are dropped, or pending since before a moment: at most `limit`. */
export function listUnused(db: Db, before: Date, limit: number): Promise<FileKey[]> {
  return db
    .selectFrom("stored_files")
    .select(["id", "key"])
    .where((eb) =>
      eb.or([
        eb("state", "=", "dropped"),
        eb.and([eb("state", "=", "pending"), eb("created_at", "<", before.toISOString())]),
      ]),
    )
    .limit(limit)
    .execute();
}

export async function deleteFile(db: Db, id: number): Promise<void> {
  await db.deleteFrom("stored_files").where("id", "=", id).execute();
}

/** Drops those of the files that are still pending, and gives them. */
export function dropPending(db: Db, ids: readonly number[]): Promise<FileKey[]> {
  return db
    .updateTable("stored_files")
    .set({ state: "dropped" })
    .where("id", "in", [...ids])
    .where("state", "=", "pending")
    .returning(["id", "key"])
    .execute();
}

/** Drops files of a node that are pending since before a moment, or then. */
export async function dropPendingOf(db: Db, node: string, moment: Date): Promise<void> {
  await db
    .updateTable("stored_files")
    .set({ state: "dropped" })
    .where("state", "=", "pending")
    .where("node", "=", node)
    .where("created_at", "<=", moment.toISOString())
    .execute();
}

/** @returns false when the file is not pending any more */
export async function keepPending(db: Db, id: number, ownerId: number | null): Promise<boolean> {
  const kept = await db
    .updateTable("stored_files")
    .set({ state: "kept", owner_id: ownerId })
    .where("id", "=", id)
    .where("state", "=", "pending")
    .executeTakeFirstOrThrow();
  return kept.numUpdatedRows === 1n;
}

export async function dropFile(db: Db, id: number): Promise<void> {
  await db.updateTable("stored_files").set({ state: "dropped" }).where("id", "=", id).execute();
}

/** Files that count against one user count against another from then on. */
export async function setFileOwner(db: Db, fromId: number, toId: number): Promise<void> {
  await db
    .updateTable("stored_files")
    .set({ owner_id: toId })
    .where("owner_id", "=", fromId)
    .execute();
}

export async function checksumOf(db: Db, id: number): Promise<string | undefined> {
  const row = await db
    .selectFrom("stored_files")
    .select("sha256")
    .where("id", "=", id)
    .executeTakeFirst();
  return row?.sha256;
}
