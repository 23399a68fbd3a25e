import Database, { type Statement } from "better-sqlite3";
import {
  CompiledQuery,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  type SqliteDatabase,
} from "kysely";
import { LRUCache } from "lru-cache";
import { chmodSync, closeSync, openSync, statSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { isTurnOver, takeTurns } from "../turns.ts";
import { charactersOf, MOST_KEPT_CHARACTERS } from "./row-size.ts";

/** Statements that are kept prepared; those of lists of any length each have a text of their own. */
const MOST_STATEMENTS = 500;
/** Pages in the journal from which a commit writes them over to the database. */
const CHECKPOINT_PAGES = 1000;
const WAL_RETRY_MS = 10;
const LOCK_RETRY_MS = 5;
/** How old the last look at the file may be for a statement that only reads, in ms. */
const LOOK_INTERVAL_MS = 100;
const READS = /^\s*select\b/i;
/** What changes the schema or the settings is not asked again. */
const REPEATED = /^\s*(select|insert|update|delete|with|begin|commit|rollback)\b/i;

/**
 * Opens the embedded database.
 * @param lockWait how long a statement may wait for another process's lock, in ms
 * @returns `check` throws when the database may not grow or its file is gone
 */
export function openSqlite(
  path: string,
  lockWait: number,
): { dialect: SqliteDialect; check: () => void } {
  // SQLite would let everybody read it; the files beside it get its permissions.
  closeSync(openSync(path, "a", 0o600));
  chmodSync(path, 0o600);
  const database = new Database(path, { timeout: lockWait });
  writeAhead(database, lockWait);
  database.pragma("synchronous = FULL");
  database.pragma("foreign_keys = ON");
  // From here on another one's lock is waited for between turns of the event loop.
  database.pragma("busy_timeout = 0");
  const file = lookAt(path);
  const number = (pragma: string) => Number(database.pragma(pragma, { simple: true }));
  return {
    dialect: new ImmediateSqliteDialect(database, prepared(database, file), lockWait),
    check() {
      file.now();
      if (number("page_count") - number("freelist_count") < number("max_page_count")) return;
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

const isBusy = (error: unknown): boolean =>
  String((error as { code?: unknown }).code).startsWith("SQLITE_BUSY");

/** Whether the database's file is still where it was opened, and how long ago that was looked at. */
interface FileLook {
  /** @throws SQLITE_READONLY_DBMOVED when the file was removed or replaced */
  now(): void;
  /** The same, unless a look found it there a moment ago. */
  lately(): void;
}

/** SQLite would go on writing into a file that was removed or replaced, and all of it would be lost. */
function lookAt(path: string): FileLook {
  const { ino } = statSync(path);
  let thereAt = performance.now();
  const now = () => {
    thereAt = -Infinity;
    if (statSync(path, { throwIfNoEntry: false })?.ino !== ino) {
      const error = new Error("The database's file was removed or replaced while it was open");
      throw Object.assign(error, { code: "SQLITE_READONLY_DBMOVED" });
    }
    thereAt = performance.now();
  };
  return { now, lately: () => void (performance.now() - thereAt > LOOK_INTERVAL_MS && now()) };
}

/** A database whose statements are prepared once. */
interface PreparedDatabase extends SqliteDatabase {
  /** Another number once this connection has run a statement that may change something. */
  readonly ownChanges: number;
}

/**
 * Each statement looks at the file first; what only reads may find out a moment later that it is gone,
 * because a look costs a fifth of a short call.
 */
function prepared(database: Database.Database, file: FileLook): PreparedDatabase {
  const statements = new Map<string, Statement<unknown[]>>();
  let ownChanges = 0;
  const keep = (text: string): Statement<unknown[]> => {
    const statement = database.prepare<unknown[]>(text);
    if (!REPEATED.test(text)) return statement;
    statements.set(text, statement);
    const [oldest] = statements.keys();
    if (statements.size > MOST_STATEMENTS && oldest !== undefined) statements.delete(oldest);
    return statement;
  };
  return {
    get ownChanges() {
      return ownChanges;
    },
    prepare(text) {
      if (READS.test(text)) {
        file.lately();
      } else {
        file.now();
        // The driver runs a statement in the same turn in which it prepares it.
        ownChanges += 1;
      }
      return statements.get(text) ?? keep(text);
    },
    close: () => void database.close(),
  };
}

/**
 * Statements run on the main thread, and nothing of the event loop runs between those of a transaction. One that has many
 * lets other work go on between them; what needs the database waits for its end, as ever. Another connection's lock is
 * waited for in the same way: its transaction may be one of this very thread.
 */
class ConnectionInTurns implements DatabaseConnection {
  readonly #connection: DatabaseConnection;
  readonly #lockWait: number;
  /** Whether it has let other work go on since this was last set to false. */
  hasWaited = false;

  constructor(connection: DatabaseConnection, lockWait: number) {
    this.#connection = connection;
    this.#lockWait = lockWait;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (isTurnOver()) {
      this.hasWaited = true;
      await takeTurns();
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

/**
 * A deferred transaction that first reads and then writes fails at once when another process
 * wrote in between; an immediate one waits until it may write.
 */
class ImmediateSqliteDriver extends SqliteDriver {
  readonly #database: Database.Database;
  readonly #lockWait: number;
  #connection: ConnectionInTurns | undefined;

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
    if (this.#connection) this.#connection.hasWaited = false;
  }

  /**
   * SQLite writes what a commit has put into the journal over to the database in the same turn. After a long
   * transaction that is as much again, so it gets a turn of its own.
   */
  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    if (!this.#connection?.hasWaited) return super.commitTransaction(connection);
    this.#database.pragma("wal_autocheckpoint = 0");
    try {
      await super.commitTransaction(connection);
    } finally {
      this.#database.pragma(`wal_autocheckpoint = ${CHECKPOINT_PAGES}`);
    }
    setImmediate(() => this.#checkpoint()).unref();
  }

  /** One that fails is made up for by the next commit, which tells of what is wrong with the disk. */
  #checkpoint(): void {
    if (!this.#database.open || this.#database.inTransaction) return;
    try {
      this.#database.pragma("wal_checkpoint(PASSIVE)");
    } catch {
      // See above.
    }
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    // SQLite itself rolls back when the disk is full or broken. Another rollback would fail, and
    // its error would take the place of the one that tells why.
    if (this.#database.inTransaction) await super.rollbackTransaction(connection);
  }
}

/** Another number once another connection has changed something. */
const OTHERS_CHANGES = "select data_version as number from pragma_data_version";

/**
 * Reads that need not wait their turn: the driver's queue for the one connection costs as much as a short read.
 * The rows are kept until anything in the database has changed. What other processes have changed is asked once in
 * each turn of the event loop: what came before a request is seen, since requests come at its beginning.
 */
export class DirectReads extends SqliteAdapter {
  readonly #database: Database.Database;
  readonly #statements: PreparedDatabase;
  /** By a statement's number and its values. Its text, of a thousand characters or more, would be hashed each time. */
  readonly #kept = new LRUCache<string, readonly object[]>({
    maxSize: MOST_KEPT_CHARACTERS,
    sizeCalculation: (rows, key) => key.length + charactersOf(rows),
  });
  readonly #numbers = new Map<string, number>();
  #ownChanges = 0;
  #othersChanges: number | undefined;
  #isAsked = false;

  constructor(database: Database.Database, statements: PreparedDatabase) {
    super();
    this.#database = database;
    this.#statements = statements;
  }

  /**
   * The rows, frozen; undefined while a transaction is open, since what it writes is nobody else's to see yet.
   * @param query one of those that are compiled once: each text is remembered
   */
  read({ sql, parameters }: CompiledQuery): readonly object[] | undefined {
    if (this.#database.inTransaction) return undefined;
    this.#forgetChanged();
    const key = `${this.#numberOf(sql)} ${JSON.stringify(parameters)}`;
    const kept = this.#kept.get(key);
    if (kept) return kept;
    const rows = this.#readNow(sql, parameters);
    if (!rows) return undefined;
    for (const row of rows) Object.freeze(row);
    this.#kept.set(key, Object.freeze(rows));
    return rows;
  }

  /** Undefined while another process restores the journal: then it is waited for in the queue. */
  #readNow(sql: string, parameters: readonly unknown[]): object[] | undefined {
    try {
      return this.#statements.prepare(sql).all(parameters) as object[];
    } catch (error) {
      if (isBusy(error)) return undefined;
      throw error;
    }
  }

  #numberOf(sql: string): number {
    const known = this.#numbers.get(sql);
    if (known !== undefined) return known;
    this.#numbers.set(sql, this.#numbers.size);
    return this.#numbers.size - 1;
  }

  #forgetChanged(): void {
    const { ownChanges } = this.#statements;
    const before = this.#othersChanges;
    if (!this.#isAsked) {
      this.#isAsked = true;
      setImmediate(() => (this.#isAsked = false));
      const [row] = this.#statements.prepare(OTHERS_CHANGES).all([]) as { number: number }[];
      this.#othersChanges = row?.number;
    }
    if (this.#othersChanges === before && ownChanges === this.#ownChanges) return;
    this.#ownChanges = ownChanges;
    this.#kept.clear();
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
