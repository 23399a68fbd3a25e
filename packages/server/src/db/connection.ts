import Database from "better-sqlite3";
import {
  CompiledQuery,
  Kysely,
  PostgresDialect,
  SqliteDialect,
  SqliteDriver,
  sql,
  type DatabaseConnection,
  type Driver,
} from "kysely";
import { join } from "node:path";
import pg from "pg";
import type { Schema } from "./schema.ts";

export type Db = Kysely<Schema>;

/** A database and what is particular to its engine. */
export interface Connection {
  db: Db;
  engine: "sqlite" | "postgres";
  /**
   * Runs `work` on one connection while no other node runs work under the same lock.
   * On SQLite `work` runs within one transaction.
   */
  exclusively(work: (db: Db) => Promise<void>): Promise<void>;
  close(): Promise<void>;
}

// PostgreSQL counts in bigint, which the driver would hand over as text.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/** How long a statement may wait for another's lock, in ms. */
const LOCK_WAIT = 10_000;
/** Any number, the same on every node. */
const MIGRATION_LOCK = 7_203_641;

export interface ConnectionOptions {
  databaseUrl: string | undefined;
  dataDir: string;
  /** Called when an idle connection of the pool breaks, as when PostgreSQL restarts. */
  onConnectionLost?: (error: Error) => void;
}

export function connect(options: ConnectionOptions): Connection {
  return options.databaseUrl
    ? connectPostgres(options.databaseUrl, options.onConnectionLost)
    : connectSqlite(join(options.dataDir, "panel.sqlite"));
}

/**
 * A deferred transaction that first reads and then writes fails at once when another process
 * wrote in between; an immediate one waits for its turn instead.
 */
class ImmediateSqliteDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw("begin immediate"));
  }
}

class ImmediateSqliteDialect extends SqliteDialect {
  readonly #database: Database.Database;

  constructor(database: Database.Database) {
    super({ database });
    this.#database = database;
  }

  override createDriver(): Driver {
    return new ImmediateSqliteDriver({ database: this.#database });
  }
}

function connectSqlite(path: string): Connection {
  const database = new Database(path, { timeout: LOCK_WAIT });
  database.pragma("journal_mode = WAL");
  database.pragma("synchronous = FULL");
  database.pragma("foreign_keys = ON");
  const db = new Kysely<Schema>({ dialect: new ImmediateSqliteDialect(database) });
  return {
    db,
    engine: "sqlite",
    exclusively: (work) => db.transaction().execute(work),
    close: () => db.destroy(),
  };
}

function connectPostgres(url: string, onConnectionLost?: (error: Error) => void): Connection {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5_000,
    application_name: "explorar",
    options: `-c lock_timeout=${LOCK_WAIT} -c statement_timeout=30000 -c timezone=UTC`,
  });
  // Without a listener an idle connection's end would end the process.
  pool.on("error", (error) => onConnectionLost?.(error));
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  return {
    db,
    engine: "postgres",
    exclusively: (work) =>
      db.connection().execute(async (connection) => {
        // The wait for another node's migration is as long as that takes.
        await sql`set lock_timeout = 0`.execute(connection);
        await sql`select pg_advisory_lock(${sql.lit(MIGRATION_LOCK)})`.execute(connection);
        try {
          await connection.transaction().execute(work);
        } finally {
          await sql`select pg_advisory_unlock(${sql.lit(MIGRATION_LOCK)})`.execute(connection);
          await sql`set lock_timeout = ${sql.lit(LOCK_WAIT)}`.execute(connection);
        }
      }),
    close: () => db.destroy(),
  };
}

const CONNECTION_CODES = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "ENOTFOUND",
  "ETIMEDOUT",
  "EPIPE",
  // SQLSTATE class 08, and PostgreSQL starting up, shutting down, full or out of connections.
  "57P01",
  "57P02",
  "57P03",
  "53100",
  "53200",
  "53300",
  "55P03",
  "SQLITE_BUSY",
  "SQLITE_FULL",
  "SQLITE_CANTOPEN",
  "SQLITE_READONLY",
]);

/** Whether an error says that a value is there already that may be there only once. */
export function isUniqueViolation(error: unknown): boolean {
  const { code } = error as { code?: unknown };
  return code === "23505" || code === "SQLITE_CONSTRAINT_UNIQUE";
}

/** Whether an error says that the database cannot be used now, rather than that a query is wrong. */
export function isDatabaseDown(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = (error as { code?: unknown }).code;
  if (typeof code === "string") {
    if (CONNECTION_CODES.has(code) || code.startsWith("08") || code.startsWith("SQLITE_IOERR")) {
      return true;
    }
  }
  if (error instanceof AggregateError) return error.errors.some(isDatabaseDown);
  return /connection terminated|timeout exceeded when trying to connect|database connection is not open|client has encountered a connection error/i.test(
    error.message,
  );
}
