import { chunks } from "../../db/chunks.ts";
import type { Connection, Db } from "../../db/connection.ts";
import type { IndexedPage } from "./page-edits.ts";
import type { RefusalReason } from "./pdf-reader.ts";

/** How long a node may go without a sign of life; another one goes on with the file after that. */
const CLAIM_MS = 60_000;

/** A file that this node is reading. */
export interface ClaimedFile {
  id: number;
  /** Of the stored bytes. */
  key: string;
  /** How often a node has begun. */
  attempts: number;
  /** Of the pages from the first on; their texts are kept. */
  pagesRead: number;
  /** Of these pages, those whose pictures were read. */
  picturesRead: number;
  /** The claim holds while this stands in the row. */
  claimedUntil: string;
}

/** The claim does not hold any more: the file was deleted, or another node has gone on with it. */
export class ClaimLost extends Error {
  override name = "ClaimLost";
}

const claimFrom = (now: number): string => new Date(now + CLAIM_MS).toISOString();

function nextFile(db: Db, now: Date) {
  return db
    .selectFrom("bot_files")
    .select("id")
    .where("state", "in", ["waiting", "reading"])
    .where((eb) =>
      eb.or([eb("claimed_until", "is", null), eb("claimed_until", "<=", now.toISOString())]),
    )
    .orderBy("id")
    .limit(1);
}

/** Claims the file that waits longest, or that a node has left half read. No other node gets it. */
export async function claimFile(connection: Connection): Promise<ClaimedFile | undefined> {
  const { db, engine } = connection;
  const now = new Date();
  const waiting = nextFile(db, now);
  // Cheaper than trying to claim one.
  if (!(await waiting.executeTakeFirst())) return undefined;
  const claimedUntil = claimFrom(now.getTime());
  const row = await db
    .updateTable("bot_files")
    .set((eb) => ({
      state: "reading",
      claimed_until: claimedUntil,
      attempts: eb("attempts", "+", 1),
      updated_at: now.toISOString(),
    }))
    .where("id", "=", engine === "postgres" ? waiting.forUpdate().skipLocked() : waiting)
    .returning(["id", "file_id", "attempts", "pages_read", "ocr_pages"])
    .executeTakeFirst();
  if (!row) return undefined;
  const { key } = await db
    .selectFrom("stored_files")
    .select("key")
    .where("id", "=", row.file_id)
    .executeTakeFirstOrThrow();
  const { id, attempts, pages_read: pagesRead, ocr_pages: picturesRead } = row;
  return { id, key, attempts, pagesRead: pagesRead ?? 0, picturesRead, claimedUntil };
}

/** What changes in the row of a claimed file. */
interface Changes {
  state?: "waiting" | "ready" | "refused";
  reason?: RefusalReason | null;
  pages?: number;
  pages_read?: number | null;
  scanned_pages?: string | null;
  ocr_pages?: number;
  edits_indexed?: number;
  claimed_until: string | null;
}

/** @throws ClaimLost */
async function update(db: Db, file: ClaimedFile, changes: Changes): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable("bot_files")
    .set({ ...changes, updated_at: new Date().toISOString() })
    .where("id", "=", file.id)
    .where("state", "=", "reading")
    .where("claimed_until", "=", file.claimedUntil)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) throw new ClaimLost(`The file ${file.id} is not this node's any more`);
}

/** Pages that are written with one statement. */
const ROWS = 500;

/** Whether a page had text, or its picture was read. */
export type ReadBy = "text" | "ocr";

/** A page as it was read. */
export interface ReadPage {
  page: number;
  text: string;
}

/** What was read since the last time. */
export interface ReadProgress {
  /** That follow those read before. */
  pages: readonly ReadPage[];
  /** Pages read before whose pictures are read now. */
  pictures: readonly ReadPage[];
  numPages: number | undefined;
}

/**
 * Keeps what was read, and renews the claim.
 * @throws ClaimLost
 */
export async function saveProgress(
  db: Db,
  file: ClaimedFile,
  { pages, pictures, numPages }: ReadProgress,
): Promise<void> {
  const claimedUntil = claimFrom(Date.now());
  const pagesRead = pages.at(-1)?.page ?? file.pagesRead;
  await db.transaction().execute(async (transaction) => {
    await update(transaction, file, {
      claimed_until: claimedUntil,
      pages_read: pagesRead,
      ...(numPages === undefined ? {} : { pages: numPages }),
      ...(pictures.length > 0 ? { ocr_pages: file.picturesRead + pictures.length } : {}),
    });
    for (const { page, text } of pictures) {
      await transaction
        .updateTable("bot_pages")
        .set({ read_by: "ocr", ...(text === "" ? {} : { text }) })
        .where("bot_file_id", "=", file.id)
        .where("page", "=", page)
        .execute();
    }
    if (pages.length > 0) {
      await transaction
        .insertInto("bot_pages")
        .values(pages.map(({ page, text }) => ({ bot_file_id: file.id, page, text })))
        .execute();
    }
  });
  file.claimedUntil = claimedUntil;
  file.pagesRead = pagesRead;
  file.picturesRead += pictures.length;
}

/** The pages as they were read, in their order. */
export function readTexts(db: Db, id: number): Promise<{ text: string; read_by: ReadBy }[]> {
  return db
    .selectFrom("bot_pages")
    .select(["text", "read_by"])
    .where("bot_file_id", "=", id)
    .orderBy("page")
    .execute();
}

/** What is known of a file in the end. */
export interface FileKnowledge {
  pages: readonly (IndexedPage & { readBy: ReadBy })[];
  /** In base64. */
  index: string;
  /** Pages without text, from 1. */
  scannedPages: readonly number[];
  /** How many changes of the staff are in it. */
  edits: number;
}

/** From then on the bot answers from it. @throws ClaimLost */
export async function setReady(
  db: Db,
  file: ClaimedFile,
  { pages, index, scannedPages, edits }: FileKnowledge,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await update(transaction, file, {
      state: "ready",
      reason: null,
      pages: pages.length,
      pages_read: pages.length,
      scanned_pages: JSON.stringify(scannedPages),
      ocr_pages: pages.filter(({ readBy, text }) => readBy === "ocr" && text !== "").length,
      edits_indexed: edits,
      claimed_until: null,
    });
    await deletePages(transaction, file.id);
    const rows = pages.map(({ text, readText, readBy, leftOut }, at) => ({
      bot_file_id: file.id,
      page: at + 1,
      text,
      read_text: readText ?? null,
      read_by: readBy,
      left_out: JSON.stringify(leftOut),
    }));
    for (const some of chunks(rows, ROWS)) {
      await transaction.insertInto("bot_pages").values(some).execute();
    }
    const row = { bot_file_id: file.id, index, indexed_at: new Date().toISOString() };
    await transaction.insertInto("bot_knowledge").values(row).execute();
  });
}

/** What an earlier reading has left goes before a new one begins. */
export async function forgetReading(db: Db, file: ClaimedFile): Promise<void> {
  if (file.pagesRead > 0) return;
  file.picturesRead = 0;
  await deletePages(db, file.id);
  await db.deleteFrom("bot_knowledge").where("bot_file_id", "=", file.id).execute();
}

async function deletePages(db: Db, id: number): Promise<void> {
  await db.deleteFrom("bot_pages").where("bot_file_id", "=", id).execute();
}

/** @throws ClaimLost */
export async function setRefused(
  db: Db,
  file: ClaimedFile,
  reason: RefusalReason,
  { scannedPages }: { scannedPages?: readonly number[] } = {},
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await update(transaction, file, {
      state: "refused",
      reason,
      pages_read: null,
      scanned_pages: scannedPages ? JSON.stringify(scannedPages) : null,
      ocr_pages: 0,
      claimed_until: null,
    });
    await deletePages(transaction, file.id);
  });
}

/** Leaves the file to whichever node comes first once some ms have passed. @throws ClaimLost */
export async function release(db: Db, file: ClaimedFile, wait: number): Promise<void> {
  const claimed_until = wait > 0 ? new Date(Date.now() + wait).toISOString() : null;
  await update(db, file, { state: "waiting", claimed_until });
}
