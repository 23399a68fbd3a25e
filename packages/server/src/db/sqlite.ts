import Database from "better-sqlite3";
import {
  CompiledQuery,
  SqliteDialect,
  SqliteDriver,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  type SqliteDatabase,
} from "kysely";
import { chmodSync, closeSync, openSync } from "node:fs";
import { open } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import { isTurnOver, takeTurns } from "../turns.ts";
import { checkpointApart } from "./sqlite-checkpoint.ts";
import { DirectReads } from "./sqlite-direct-reads.ts";
import { isBusy, lookAt, prepared, type PreparedDatabase } from "./sqlite-statements.ts";

/** Memory for pages of the database, in KiB. */
const CACHE_KIB = 16_000;
/** The same in a long transaction: what it has changed beyond goes to the journal before the commit. */
const LONG_CACHE_KIB = 250;
const cacheOf = (kib: number) => `cache_size = -${kib}`;
/** Pages in the journal from which a commit writes them over to the database. */
const CHECKPOINT_PAGES = 1000;
const WAL_RETRY_MS = 10;
const LOCK_RETRY_MS = 5;

/**
 * Opens the embedded database.
 * @param lockWait how long a statement may wait for another process's lock, in ms
 * @returns `check` throws when the database may not grow or its file is gone
 */
export function openSqlite(
  path: string,
  lockWait: number,
): { dialect: SqliteDialect; ping: () => void } {
  // SQLite would let everybody read it; the files beside it get its permissions.
  closeSync(openSync(path, "a", 0o600));
  chmodSync(path, 0o600);
  const database = new Database(path, { timeout: lockWait });
  writeAhead(database, lockWait);
  database.pragma("synchronous = FULL");
  database.pragma(cacheOf(CACHE_KIB));
  database.pragma("foreign_keys = ON");
  // From here on another one's lock is waited for between turns of the event loop.
  database.pragma("busy_timeout = 0");
  const file = lookAt(path);
  const number = (pragma: string) => Number(database.pragma(pragma, { simple: true }));
  /** While another connection begins the journal, nothing can be read: it is taken for sound. */
  const mayGrow = () => {
    try {
      return number("page_count") - number("freelist_count") < number("max_page_count");
    } catch (error) {
      if (isBusy(error)) return true;
      throw error;
    }
  };
  return {
    dialect: new ImmediateSqliteDialect(database, prepared(database, file), lockWait),
    ping() {
      file.now();
      if (mayGrow()) return;
      throw Object.assign(new Error("The database may not grow"), { code: "SQLITE_FULL" });
    },
  };
}

/** Of two processes that begin the journal of a new file at once, SQLite refuses one without a wait. */
function writeAhead(database: Database.Database, lockWait: number): void {
  const until = Date.now() + lockWait;
  for (;;) {
    try {
      database.pragma("journal_mode = WAL");
      return;
    } catch (error) {
      if (!isBusy(error) || Date.now() > until) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, WAL_RETRY_MS);
    }
  }
}

/**
 * Statements run on the main thread, and nothing of the event loop runs between those of a transaction. One that has many
 * lets other work go on between them; what needs the database waits for its end, as ever. Another connection's lock is
 * waited for in the same way: its transaction may be one of this very thread.
 */
class ConnectionInTurns implements DatabaseConnection {
  readonly #connection: DatabaseConnection;
  readonly #lockWait: number;
  /** The transaction that is open: whether it has let other work go on. */
  transaction: { isLong: boolean } | undefined;

  constructor(connection: DatabaseConnection, lockWait: number) {
    this.#connection = connection;
    this.#lockWait = lockWait;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (isTurnOver()) {
      await takeTurns();
      if (this.transaction && !this.transaction.isLong) {
        this.transaction.isLong = true;
        await this.#connection.executeQuery(CompiledQuery.raw(`pragma ${cacheOf(LONG_CACHE_KIB)}`));
      }
    }
    try {
      return await this.#connection.executeQuery<R>(query);
    } catch (error) {
      if (!isBusy(error)) throw error;
      return this.#onceFree(query);
    }
  }

  async #onceFree<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const until = performance.now() + this.#lockWait;
    for (;;) {
      await pause(LOCK_RETRY_MS);
      try {
        return await this.#connection.executeQuery<R>(query);
      } catch (error) {
        if (!isBusy(error) || performance.now() > until) throw error;
      }
    }
  }

  streamQuery<R>(query: CompiledQuery, size: number): AsyncIterableIterator<QueryResult<R>> {
    return this.#connection.streamQuery<R>(query, size);
  }
}

/** Has the system write a file out to the disk. Where that fails, a commit does it, and tells of what is wrong. */
async function writtenOut(path: string): Promise<void> {
  try {
    const file = await open(path, "r+");
    try {
      await file.datasync();
    } finally {
      await file.close();
    }
  } catch {
    // See above.
  }
}

/**
 * A deferred transaction that first reads and then writes fails at once when another process
 * wrote in between; an immediate one waits until it may write.
 */
class ImmediateSqliteDriver extends SqliteDriver {
  readonly #database: Database.Database;
  readonly #lockWait: number;
  #connection: ConnectionInTurns | undefined;
  #checkpointing: Promise<void> | undefined;

  constructor(database: Database.Database, statements: SqliteDatabase, lockWait: number) {
    super({ database: statements });
    this.#database = database;
    this.#lockWait = lockWait;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    return (this.#connection ??= new ConnectionInTurns(
      await super.acquireConnection(),
      this.#lockWait,
    ));
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw("begin immediate"));
    if (this.#connection) this.#connection.transaction = { isLong: false };
  }

  /**
   * A commit waits for the disk, and SQLite writes what it has put into the journal over to the database in the same turn.
   * After a long transaction both take long: what is in the journal already goes to the disk before, while other work goes
   * on, and a thread writes it over afterwards.
   */
  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    if (!this.#end().isLong) return super.commitTransaction(connection);
    await writtenOut(`${this.#database.name}-wal`);
    this.#database.pragma("wal_autocheckpoint = 0");
    try {
      await super.commitTransaction(connection);
    } finally {
      this.#checkpointing ??= this.#checkpoint();
    }
  }

  async #checkpoint(): Promise<void> {
    await checkpointApart(this.#database.name);
    this.#checkpointing = undefined;
    if (this.#database.open) this.#database.pragma(`wal_autocheckpoint = ${CHECKPOINT_PAGES}`);
  }

  /** The last connection that is closed empties the journal. */
  override async destroy(): Promise<void> {
    await this.#checkpointing;
    await super.destroy();
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    this.#end();
    // SQLite itself rolls back when the disk is full or broken. Another rollback would fail, and
    // its error would take the place of the one that tells why.
    if (this.#database.inTransaction) await super.rollbackTransaction(connection);
  }

  /** Ends what is kept of the open transaction, and says whether it was a long one. */
  #end(): { isLong: boolean } {
    const isLong = this.#connection?.transaction?.isLong === true;
    if (isLong) this.#database.pragma(cacheOf(CACHE_KIB));
    if (this.#connection) this.#connection.transaction = undefined;
    return { isLong };
  }
}

class ImmediateSqliteDialect extends SqliteDialect {
  readonly #database: Database.Database;
  readonly #statements: PreparedDatabase;
  readonly #lockWait: number;

  constructor(database: Database.Database, statements: PreparedDatabase, lockWait: number) {
    super({ database: statements });
    this.#database = database;
    this.#statements = statements;
    this.#lockWait = lockWait;
  }

  override createDriver(): Driver {
    return new ImmediateSqliteDriver(this.#database, this.#statements, this.#lockWait);
  }

  override createAdapter(): DirectReads {
    return new DirectReads(this.#database, this.#statements);
  }
}
