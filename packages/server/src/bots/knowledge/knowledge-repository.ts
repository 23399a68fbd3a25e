import type { Db } from "../../db/connection.ts";

/** A file whose text has been read. */
export interface ReadyFile {
  id: number;
  file_name: string;
  public_name: string;
  /** When its index was written; another one, another index. */
  indexed_at: string;
  /** Of each page, where they are not in the database as pages. */
  texts?: readonly string[];
}

/** The ready files of a bot, the oldest first. */
export function readyFiles(db: Db, botId: number): Promise<ReadyFile[]> {
  return db
    .selectFrom("bot_files")
    .innerJoin("bot_knowledge", "bot_knowledge.bot_file_id", "bot_files.id")
    .select(["bot_files.id", "file_name", "public_name", "indexed_at"])
    .where("bot_id", "=", botId)
    .where("state", "=", "ready")
    .orderBy("bot_files.id")
    .execute();
}

/** The index of a file; undefined when the file is gone, or was read anew since. */
export async function indexOf(db: Db, file: ReadyFile): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom("bot_knowledge")
    .select("index")
    .where("bot_file_id", "=", file.id)
    .where("indexed_at", "=", file.indexed_at)
    .executeTakeFirst();
  return row && Buffer.from(row.index, "base64");
}

/** A page of a file. */
export interface PageKey {
  fileId: number;
  page: number;
}

/** The texts of some pages, one at least, as far as they are still there, in any order. */
export function pageTexts(
  db: Db,
  pages: readonly PageKey[],
): Promise<{ bot_file_id: number; page: number; text: string }[]> {
  return db
    .selectFrom("bot_pages")
    .select(["bot_file_id", "page", "text"])
    .where((eb) =>
      eb.or(
        pages.map(({ fileId, page }) =>
          eb.and([eb("bot_file_id", "=", fileId), eb("page", "=", page)]),
        ),
      ),
    )
    .execute();
}

/** The text of a page of a bot's ready file. */
export async function pageTextOf(
  db: Db,
  botId: number,
  fileName: string,
  page: number,
): Promise<string | undefined> {
  const row = await db
    .selectFrom("bot_pages")
    .innerJoin("bot_files", "bot_files.id", "bot_pages.bot_file_id")
    .select("text")
    .where("bot_id", "=", botId)
    .where("file_name", "=", fileName)
    .where("state", "=", "ready")
    .where("page", "=", page)
    .executeTakeFirst();
  return row?.text;
}
