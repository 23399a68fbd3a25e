import { randomBytes } from "node:crypto";
import { join } from "node:path";
import type { Connection, Db } from "../db/connection.ts";
import type { StoredFile } from "../db/schema.ts";
import {
  checksumOf,
  deleteFile,
  dropFile,
  dropPending,
  dropPendingOf,
  insertPending,
  keepPending,
  listUnused,
  setFileOwner,
  type FileKey,
} from "./files-repository.ts";
import { writtenOnce } from "../settings/write-once.ts";
import type { Storage } from "./storage.ts";

/** Time in ms after which a `pending` file is taken for one of a node that has died. */
const PENDING_FOR = 60 * 60 * 1000;
const SWEEP_EVERY = 10 * 60 * 1000;
/** Rows that one round of sweeping takes. */
const BATCH = 100;

/** What is put under a key. */
export interface NewFile {
  /** A local file; it is copied. */
  path: string;
  bytes: number;
  sha256: string;
  /** Without the dot; decides the content type that it is served with. */
  extension: string;
}

/**
 * The files that records refer to. A file gets a row before its bytes are stored, is kept in the
 * transaction of the record that refers to it, and is let go in the transaction that drops the last
 * reference: `sweep` finds whatever a crash interrupts.
 */
export interface Files {
  /** Stores the bytes; they are removed again unless `keep` follows. */
  put(file: NewFile): Promise<StoredFile>;
  /**
   * Removes files that were put and not kept; files that a transaction has kept stay. Never fails:
   * what cannot be removed now is removed by `sweep`.
   */
  discard(files: readonly (StoredFile | undefined)[]): Promise<void>;
  /**
   * In the transaction of the record that refers to it.
   * @param ownerId whose branch it counts against; without one, nobody's
   */
  keep(db: Db, id: number, ownerId?: number): Promise<void>;
  /** In the transaction that drops the record's reference; the bytes go once it is committed. */
  release(db: Db, id: number): Promise<void>;
  /** Files that count against one user's branch count against another's from then on. */
  handOver(transaction: Db, fromId: number, toId: number): Promise<void>;
  /** Whether the file has this content, by its SHA-256 in hex. */
  holds(transaction: Db, id: number, sha256: string): Promise<boolean>;
  /** Removes bytes and rows of what is let go, or was never kept. */
  sweep(): Promise<void>;
  /** Ends the regular sweeping, after the round that runs. */
  close(): Promise<void>;
}

/**
 * Opens them, and sweeps once.
 * @param onSweepFailed is told when the regular sweeping fails; it is tried again later
 * @param leftBefore no other program stored anything on this node then: what is pending since before was left by one
 *   that has ended. Without it, another may be storing now
 */
export async function openFiles(
  { db }: Connection,
  storage: Storage,
  dataDir: string,
  onSweepFailed: (error: unknown) => void,
  { leftBefore }: { leftBefore?: Date | undefined } = {},
): Promise<Files> {
  const node = nodeId(dataDir);
  let sweeping: Promise<void> = Promise.resolve();
  let closed = false;

  /** One after the other: two would remove the same rows. */
  const inTurn = (work: () => Promise<void>): Promise<void> => {
    sweeping = sweeping.then(work, work);
    return sweeping;
  };
  const sweep = () => inTurn(sweepAll);
  const sweepAll = async (): Promise<void> => {
    for (;;) {
      const unused = await listUnused(db, new Date(Date.now() - PENDING_FOR), BATCH);
      await removeAll(unused);
      if (unused.length < BATCH) return;
    }
  };
  const removeAll = async (unused: readonly FileKey[]): Promise<void> => {
    for (const { id, key } of unused) {
      await storage.remove(key);
      await deleteFile(db, id);
    }
  };
  const discard: Files["discard"] = async (given) => {
    const ids = given.flatMap((file) => (file ? [file.id] : []));
    if (ids.length === 0) return;
    try {
      const dropped = await dropPending(db, ids);
      // Not awaited: the storage may be down, and the caller's answer does not depend on it.
      if (!closed) void inTurn(() => removeAll(dropped)).catch(onSweepFailed);
    } catch (error) {
      onSweepFailed(error);
    }
  };
  const sweepQuietly = () => {
    if (!closed) void sweep().catch(onSweepFailed);
  };
  if (leftBefore) await dropPendingOf(db, node, leftBefore);
  await sweep();
  const timer = setInterval(sweepQuietly, SWEEP_EVERY);
  timer.unref();

  return {
    async put(file) {
      const row = await insertPending(db, {
        key: `${randomBytes(16).toString("hex")}.${file.extension}`,
        node,
        bytes: file.bytes,
        sha256: file.sha256,
      });
      try {
        await storage.save(row.key, file.path);
      } catch (error) {
        await discard([row]);
        throw error;
      }
      return row;
    },

    discard,

    async keep(transaction, id, ownerId) {
      const kept = await keepPending(transaction, id, ownerId ?? null);
      if (!kept) throw new Error(`The file ${id} is not there any more`);
    },

    async release(transaction, id) {
      await dropFile(transaction, id);
      // The transaction has usually ended by then; if not, the regular sweep removes the file.
      setTimeout(sweepQuietly, 1000).unref();
    },

    handOver: setFileOwner,
    holds: async (transaction, id, sha256) => (await checksumOf(transaction, id)) === sha256,
    sweep,
    async close() {
      closed = true;
      clearInterval(timer);
      await sweeping.catch(() => undefined);
    },
  };
}

/** Tells this node's rows from other nodes'; it stays the same over restarts. */
function nodeId(dataDir: string): string {
  return writtenOnce(join(dataDir, "node-id"), () => randomBytes(16).toString("hex"));
}
