import type { Connection, Db } from "../../db/connection.ts";
import type { IndexedPage, PageEdit } from "./page-edits.ts";

/** What the staff want of the pages of a file, and how many changes that are: a later one counts more. */
export async function editsOf(
  db: Db,
  fileId: number,
): Promise<{ count: number; edits: PageEdit[] }> {
  const file = await db
    .selectFrom("bot_files")
    .select("edits")
    .where("id", "=", fileId)
    .executeTakeFirst();
  const rows = await db
    .selectFrom("bot_page_edits")
    .select(["page", "is_left_out", "text"])
    .where("bot_file_id", "=", fileId)
    .orderBy("page")
    .execute();
  const edits = rows.map(({ page, is_left_out, text }): PageEdit => ({
    page,
    isLeftOut: is_left_out === 1,
    text,
  }));
  return { count: file?.edits ?? 0, edits };
}

/** How long a node may take for the index of a file; another one tries after that. */
const CLAIM_MS = 60_000;
/** After so many times that ended badly, the next change is waited for. */
const MAX_ATTEMPTS = 3;

/** A ready file whose index this node makes anew. */
export interface ChangedFile {
  id: number;
  claimedUntil: string;
}

/** Claims a file whose index lacks changes of the staff. No other node gets it. */
export async function claimChanged(connection: Connection): Promise<ChangedFile | undefined> {
  const { db, engine } = connection;
  const now = new Date();
  const changed = db
    .selectFrom("bot_files")
    .select("id")
    .where("state", "=", "ready")
    .whereRef("edits", ">", "edits_indexed")
    .where("attempts", "<", MAX_ATTEMPTS)
    .where((eb) =>
      eb.or([eb("claimed_until", "is", null), eb("claimed_until", "<=", now.toISOString())]),
    )
    .orderBy("id")
    .limit(1);
  // Cheaper than trying to claim one.
  if (!(await changed.executeTakeFirst())) return undefined;
  const claimedUntil = new Date(now.getTime() + CLAIM_MS).toISOString();
  const row = await db
    .updateTable("bot_files")
    .set((eb) => ({ claimed_until: claimedUntil, attempts: eb("attempts", "+", 1) }))
    .where("id", "=", engine === "postgres" ? changed.forUpdate().skipLocked() : changed)
    .returning("id")
    .executeTakeFirst();
  return row && { id: row.id, claimedUntil };
}

/** The clean texts of a file's pages as they were read, in their order. */
export async function textsAsRead(db: Db, fileId: number): Promise<string[]> {
  const rows = await db
    .selectFrom("bot_pages")
    .select(["text", "read_text"])
    .where("bot_file_id", "=", fileId)
    .orderBy("page")
    .execute();
  return rows.map(({ text, read_text }) => read_text ?? text);
}

/**
 * From then on the bot answers by the changed pages. Nothing happens when the claim does not hold any
 * more: the file was deleted, or another node goes on.
 */
export async function saveChanged(
  db: Db,
  file: ChangedFile,
  { count, pages, index }: { count: number; pages: readonly IndexedPage[]; index: string },
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable("bot_files")
      .set({ edits_indexed: count, attempts: 0, claimed_until: null })
      .where("id", "=", file.id)
      .where("state", "=", "ready")
      .where("claimed_until", "=", file.claimedUntil)
      .executeTakeFirst();
    if (numUpdatedRows !== 1n) return;
    const stored = await transaction
      .selectFrom("bot_pages")
      .leftJoin("bot_page_edits as edit", (join) =>
        join
          .onRef("edit.bot_file_id", "=", "bot_pages.bot_file_id")
          .onRef("edit.page", "=", "bot_pages.page"),
      )
      .select("bot_pages.page")
      .where("bot_pages.bot_file_id", "=", file.id)
      .where((eb) =>
        eb.or([eb("edit.page", "is not", null), eb("bot_pages.read_text", "is not", null)]),
      )
      .execute();
    for (const { page } of stored) {
      const changed = pages[page - 1];
      if (!changed) continue;
      await transaction
        .updateTable("bot_pages")
        .set({ text: changed.text, read_text: changed.readText ?? null })
        .where("bot_file_id", "=", file.id)
        .where("page", "=", page)
        .execute();
    }
    const before = await transaction
      .selectFrom("bot_knowledge")
      .select("indexed_at")
      .where("bot_file_id", "=", file.id)
      .executeTakeFirst();
    // Nodes know an index by its time, which never stands still.
    const least = before ? Date.parse(before.indexed_at) + 1 : 0;
    await transaction
      .updateTable("bot_knowledge")
      .set({ index, indexed_at: new Date(Math.max(Date.now(), least)).toISOString() })
      .where("bot_file_id", "=", file.id)
      .execute();
  });
}

/** Has the file tried again after some ms. */
export async function releaseChanged(db: Db, file: ChangedFile, wait: number): Promise<void> {
  await db
    .updateTable("bot_files")
    .set({ claimed_until: new Date(Date.now() + wait).toISOString() })
    .where("id", "=", file.id)
    .where("state", "=", "ready")
    .where("claimed_until", "=", file.claimedUntil)
    .execute();
}
