import type { Db } from "../../db/connection.ts";
import type { BotFileRow, BotUploadRow } from "../../db/bots-schema.ts";

/** A bot's files, in the order in which they were added. */
export function listFiles(db: Db, botId: number): Promise<BotFileRow[]> {
  return db.selectFrom("bot_files").selectAll().where("bot_id", "=", botId).orderBy("id").execute();
}

export function findFile(db: Db, botId: number, fileName: string): Promise<BotFileRow | undefined> {
  return db
    .selectFrom("bot_files")
    .selectAll()
    .where("bot_id", "=", botId)
    .where("file_name", "=", fileName)
    .executeTakeFirst();
}

/** What serving a file depends on, whichever bot's it is: its names are random. */
export function findServedFile(
  db: Db,
  fileName: string,
): Promise<{ key: string; public_name: string; active: number } | undefined> {
  return db
    .selectFrom("bot_files")
    .innerJoin("bots", "bots.id", "bot_files.bot_id")
    .innerJoin("stored_files", "stored_files.id", "bot_files.file_id")
    .select(["stored_files.key", "bot_files.public_name", "bots.active"])
    .where("bot_files.file_name", "=", fileName)
    .where("stored_files.state", "=", "kept")
    .executeTakeFirst();
}

export async function insertFile(
  db: Db,
  file: Pick<BotFileRow, "bot_id" | "file_name" | "public_name" | "bytes" | "sha256" | "file_id">,
): Promise<void> {
  const now = new Date().toISOString();
  await db
    .insertInto("bot_files")
    .values({ ...file, state: "waiting", created_at: now, updated_at: now })
    .execute();
}

export async function deleteFile(db: Db, id: number): Promise<void> {
  await db.deleteFrom("bot_files").where("id", "=", id).execute();
}

/** A refused file waits to be read once more. */
export async function readAgain(db: Db, botId: number, fileName: string): Promise<void> {
  await db
    .updateTable("bot_files")
    .set({
      state: "waiting",
      reason: null,
      pages: null,
      pages_read: null,
      scanned_pages: null,
      ocr_pages: 0,
      attempts: 0,
      claimed_until: null,
      updated_at: new Date().toISOString(),
    })
    .where("bot_id", "=", botId)
    .where("file_name", "=", fileName)
    .where("state", "=", "refused")
    .execute();
}

/** Uploads of a bot that may still arrive or be used. */
export async function countOpenUploads(db: Db, botId: number, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom("bot_uploads")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("bot_id", "=", botId)
    .where("used_at", "is", null)
    .where("expires_at", ">", now.toISOString())
    .executeTakeFirstOrThrow();
  return count;
}

export async function insertUpload(
  db: Db,
  upload: Pick<BotUploadRow, "bot_id" | "file_name" | "key" | "expires_at" | "created_at">,
): Promise<void> {
  await db.insertInto("bot_uploads").values(upload).execute();
}

/** An upload that was not used yet. */
export function findUpload(
  db: Db,
  botId: number,
  fileName: string,
): Promise<BotUploadRow | undefined> {
  return db
    .selectFrom("bot_uploads")
    .selectAll()
    .where("bot_id", "=", botId)
    .where("file_name", "=", fileName)
    .where("used_at", "is", null)
    .executeTakeFirst();
}

export function findUploadByKey(db: Db, key: string): Promise<BotUploadRow | undefined> {
  return db.selectFrom("bot_uploads").selectAll().where("key", "=", key).executeTakeFirst();
}

/** @returns false when a form for it arrived before */
export async function markReceived(db: Db, id: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("bot_uploads")
    .set({ received_at: new Date().toISOString() })
    .where("id", "=", id)
    .where("received_at", "is", null)
    .where("bot_id", "is not", null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** The form may be sent once more. */
export async function forgetReceived(db: Db, id: number): Promise<void> {
  await db.updateTable("bot_uploads").set({ received_at: null }).where("id", "=", id).execute();
}

/** @returns false when it was used before, or is gone */
export async function markUsed(db: Db, id: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("bot_uploads")
    .set({ used_at: new Date().toISOString() })
    .where("id", "=", id)
    .where("used_at", "is", null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** Uploads to which nothing can be sent any more since before a moment: at most `limit`. */
export function listOldUploads(
  db: Db,
  before: Date,
  limit: number,
): Promise<Pick<BotUploadRow, "id" | "key">[]> {
  return db
    .selectFrom("bot_uploads")
    .select(["id", "key"])
    .where("expires_at", "<", before.toISOString())
    .orderBy("id")
    .limit(limit)
    .execute();
}

export async function deleteUpload(db: Db, id: number): Promise<void> {
  await db.deleteFrom("bot_uploads").where("id", "=", id).execute();
}
