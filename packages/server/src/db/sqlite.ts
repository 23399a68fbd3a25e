import Database, { type Statement } from "better-sqlite3";
import {
  CompiledQuery,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
  type DatabaseConnection,
  type Driver,
  type SqliteDatabase,
} from "kysely";
import { LRUCache } from "lru-cache";
import { chmodSync, closeSync, openSync, statSync } from "node:fs";
import { charactersOf, MOST_KEPT_CHARACTERS } from "./row-size.ts";

/** Statements that are kept prepared; those of lists of any length each have a text of their own. */
const MOST_STATEMENTS = 500;
const WAL_RETRY_MS = 10;
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
  const file = lookAt(path);
  const number = (pragma: string) => Number(database.pragma(pragma, { simple: true }));
  return {
    dialect: new ImmediateSqliteDialect(database, prepared(database, file)),
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
      if ((error as { code?: unknown }).code !== "SQLITE_BUSY" || Date.now() > until) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, WAL_RETRY_MS);
    }
  }
}

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

/**
 * A database whose statements are prepared once. Each looks at the file first; what only reads may
 * find out a moment later that it is gone, because a look costs a fifth of a short call.
 */
function prepared(database: Database.Database, file: FileLook): SqliteDatabase {
  const statements = new Map<string, Statement<unknown[]>>();
  const keep = (text: string): Statement<unknown[]> => {
    const statement = database.prepare<unknown[]>(text);
    if (!REPEATED.test(text)) return statement;
    statements.set(text, statement);
    const [oldest] = statements.keys();
    if (statements.size > MOST_STATEMENTS && oldest !== undefined) statements.delete(oldest);
    return statement;
  };
  return {
    prepare(text) {
      if (READS.test(text)) file.lately();
      else file.now();
      return statements.get(text) ?? keep(text);
    },
    close: () => void database.close(),
  };
}

/**
 * A deferred transaction that first reads and then writes fails at once when another process
 * wrote in between; an immediate one waits until it may write.
 */
class ImmediateSqliteDriver extends SqliteDriver {
  readonly #database: Database.Database;

  constructor(database: Database.Database, statements: SqliteDatabase) {
    super({ database: statements });
    this.#database = database;
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw("begin immediate"));
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    // SQLite itself rolls back when the disk is full or broken. Another rollback would fail, and
    // its error would take the place of the one that tells why.
    if (this.#database.inTransaction) await super.rollbackTransaction(connection);
  }
}

/** Rises with each change by this connection. Takes no lock, unlike the other. */
const OWN_CHANGES = "select total_changes() as number";
/** Another number once another connection has changed something. */
const OTHERS_CHANGES = "select data_version as number from pragma_data_version";

/**
 * Reads that need not wait their turn: the driver's queue for the one connection costs as much as a short read.
 * The rows are kept until anything in the database has changed. What other processes have changed is asked once in
 * each turn of the event loop: what came before a request is seen, since requests come at its beginning.
 */
export class DirectReads extends SqliteAdapter {
  readonly #database: Database.Database;
  readonly #statements: SqliteDatabase;
  /** By the text of a statement and its values. */
  readonly #kept = new LRUCache<string, readonly object[]>({
    maxSize: MOST_KEPT_CHARACTERS,
    sizeCalculation: (rows, key) => key.length + charactersOf(rows),
  });
  #changes = "";
  #othersChanges: number | undefined;

  constructor(database: Database.Database, statements: SqliteDatabase) {
    super();
    this.#database = database;
    this.#statements = statements;
  }

  /** The rows, frozen; undefined while a transaction is open, since what it writes is nobody else's to see yet. */
  read({ sql, parameters }: CompiledQuery): readonly object[] | undefined {
    if (this.#database.inTransaction) return undefined;
    this.#forgetChanged();
    const key = `${sql}\n${JSON.stringify(parameters)}`;
    const kept = this.#kept.get(key);
    if (kept) return kept;
    const rows = this.#statements.prepare(sql).all(parameters) as object[];
    for (const row of rows) Object.freeze(row);
    this.#kept.set(key, Object.freeze(rows));
    return rows;
  }

  #forgetChanged(): void {
    if (this.#othersChanges === undefined) {
      this.#othersChanges = this.#number(OTHERS_CHANGES);
      setImmediate(() => (this.#othersChanges = undefined));
    }
    const changes = `${this.#othersChanges} ${this.#number(OWN_CHANGES)}`;
    if (changes === this.#changes) return;
    this.#changes = changes;
    this.#kept.clear();
  }

  #number(sql: string): number | undefined {
    return (this.#statements.prepare(sql).all([]) as { number: number }[])[0]?.number;
  }
}

class ImmediateSqliteDialect extends SqliteDialect {
  readonly #database: Database.Database;
  readonly #statements: SqliteDatabase;

  constructor(database: Database.Database, statements: SqliteDatabase) {
    super({ database: statements });
    this.#database = database;
    this.#statements = statements;
  }

  override createDriver(): Driver {
    return new ImmediateSqliteDriver(this.#database, this.#statements);
  }

  override createAdapter(): DirectReads {
    return new DirectReads(this.#database, this.#statements);
  }
}
