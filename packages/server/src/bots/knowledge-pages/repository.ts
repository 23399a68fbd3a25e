import { sql } from "kysely";
import type { Db } from "../../db/connection.ts";

/** What there is of a page, but its text. */
export interface PageRow {
  page: number;
  read_by: "text" | "ocr";
  /** Of the text that was read. */
  is_empty: number;
  is_left_out: number | null;
  is_mended: number | null;
}

const pagesWithEdits = (db: Db, fileId: number) =>
  db
    .selectFrom("bot_pages as read")
    .leftJoin("bot_page_edits as edit", (join) =>
      join.onRef("edit.bot_file_id", "=", "read.bot_file_id").onRef("edit.page", "=", "read.page"),
    )
    .where("read.bot_file_id", "=", fileId);

/** What is known of a page in SQL: 1 or 0, in both databases. */
const facts = [
  sql<number>`case when coalesce(read.read_text, read.text) = '' then 1 else 0 end`.as("is_empty"),
  sql<number>`case when edit.text is not null then 1 else 0 end`.as("is_mended"),
] as const;

/** The pages of a file, in their order. */
export function listPages(db: Db, fileId: number): Promise<PageRow[]> {
  return pagesWithEdits(db, fileId)
    .select(["read.page", "read.read_by", "edit.is_left_out", ...facts])
    .orderBy("read.page")
    .execute();
}

/** Some pages, one at least, with the text that the staff want, or else the one that was read. */
export function textsOf(
  db: Db,
  fileId: number,
  pages: readonly number[],
): Promise<{ page: number; text: string }[]> {
  return pagesWithEdits(db, fileId)
    .select(["read.page", sql<string>`coalesce(edit.text, read.read_text, read.text)`.as("text")])
    .where("read.page", "in", [...pages])
    .orderBy("read.page")
    .execute();
}

export interface WholePage extends PageRow {
  read_text: string;
  left_out: string;
  mended_text: string | null;
  version: number | null;
}

export function findPage(db: Db, fileId: number, page: number): Promise<WholePage | undefined> {
  return pagesWithEdits(db, fileId)
    .select([
      "read.page",
      "read.read_by",
      "read.left_out",
      "edit.is_left_out",
      "edit.version",
      "edit.text as mended_text",
      sql<string>`coalesce(read.read_text, read.text)`.as("read_text"),
      ...facts,
    ])
    .where("read.page", "=", page)
    .executeTakeFirst();
}

/** Characters of a file's pages together, as they will be indexed. */
export async function totalLength(db: Db, fileId: number): Promise<number> {
  const row = await pagesWithEdits(db, fileId)
    .select(
      sql<
        number | string
      >`coalesce(sum(length(coalesce(edit.text, read.read_text, read.text))), 0)`.as("total"),
    )
    .executeTakeFirstOrThrow();
  return Number(row.total);
}

/** What the staff want of a page from now on; the file's index lacks it until it is made anew. */
export async function saveEdit(
  db: Db,
  fileId: number,
  edit: { page: number; isLeftOut: boolean; text: string | null; version: number },
): Promise<void> {
  const { page, text, version } = edit;
  const is_left_out = edit.isLeftOut ? 1 : 0;
  await db
    .insertInto("bot_page_edits")
    .values({ bot_file_id: fileId, page, is_left_out, text, version })
    .onConflict((conflict) =>
      conflict.columns(["bot_file_id", "page"]).doUpdateSet({ is_left_out, text, version }),
    )
    .execute();
  await db
    .updateTable("bot_files")
    .set((eb) => ({ edits: eb("edits", "+", 1), attempts: 0 }))
    .where("id", "=", fileId)
    .execute();
}
