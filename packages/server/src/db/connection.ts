import {
  Kysely,
  PostgresDialect,
  PostgresDriver,
  sql,
  type Driver,
  type PostgresDialectConfig,
} from "kysely";
import { join } from "node:path";
import type { Schema } from "./schema.ts";
import { openSqlite } from "./sqlite.ts";

export type Db = Kysely<Schema>;

/** A database and what is particular to its engine. */
export interface Connection {
  db: Db;
  engine: "sqlite" | "postgres";
  /** Runs `work` in a transaction while no other node runs work here. */
  exclusively(work: (db: Db) => Promise<void>): Promise<void>;
  /** Rejects when the database cannot be read, or not grow. */
  ping(): Promise<void>;
  /**
   * Hears what nodes tell each other, this one too; undefined where there is one node only.
   * @param onOpened is called when it listens, again after each interruption: what was told meanwhile is lost
   */
  listen?(
    channel: string,
    onNotice: (text: string) => void,
    onOpened: () => void,
  ): Promise<{ close(): Promise<void> }>;
  close(): Promise<void>;
}

/** What PostgreSQL shows of a running server's connections. */
export const SERVER_NAME = "explorar";

/** How long a statement may wait for another's lock, in ms. */
const LOCK_WAIT = 10_000;
/** Any number, the same on every node. */
const MIGRATION_LOCK = 7_203_641;

export interface ConnectionOptions {
  databaseUrl: string | undefined;
  dataDir: string;
  /** What PostgreSQL shows of the connections. @default that of a server */
  name?: string;
  /** Whether PostgreSQL keeps frequent statements prepared, which some poolers cannot do. @default true */
  preparedStatements?: boolean;
  /** Called when PostgreSQL ends a connection, in use or not, as when it restarts. */
  onConnectionLost?: (error: Error) => void;
}

export function connect(options: ConnectionOptions): Connection {
  return options.databaseUrl
    ? connectPostgres(options.databaseUrl, options)
    : connectSqlite(join(options.dataDir, "panel.sqlite"));
}

class PooledPostgresDriver extends PostgresDriver {
  override async rollbackTransaction(
    connection: Parameters<PostgresDriver["rollbackTransaction"]>[0],
  ): Promise<void> {
    try {
      await super.rollbackTransaction(connection);
    } catch {
      // The session has ended, and its transaction with it; the driver does not use the connection
      // again. The caller is told why the transaction failed, not that the rollback did.
    }
  }
}

class PooledPostgresDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig;

  constructor(config: PostgresDialectConfig) {
    super(config);
    this.#config = config;
  }

  override createDriver(): Driver {
    return new PooledPostgresDriver(this.#config);
  }
}

function connectSqlite(path: string): Connection {
  const { dialect, ping } = openSqlite(path, LOCK_WAIT);
  const db = new Kysely<Schema>({ dialect });
  return {
    db,
    engine: "sqlite",
    async ping() {
      await sql`select 1`.execute(db);
      ping();
    },
    exclusively: (work) => db.transaction().execute(work),
    close: () => db.destroy(),
  };
}

function connectPostgres(
  url: string,
  { name = SERVER_NAME, preparedStatements = true, onConnectionLost }: ConnectionOptions,
): Connection {
  const pool = async () => {
    const { createPool } = await import("./postgres-pool.ts");
    return createPool(url, { name, lockWait: LOCK_WAIT, preparedStatements, onConnectionLost });
  };
  const db = new Kysely<Schema>({ dialect: new PooledPostgresDialect({ pool }) });
  return {
    db,
    engine: "postgres",
    async ping() {
      await sql`select 1`.execute(db);
    },
    async listen(channel, onNotice, onOpened) {
      const { openListener } = await import("./postgres-listener.ts");
      const onLost = (error: Error) => onConnectionLost?.(error);
      return openListener(url, name, { channel, onNotice, onOpened, onLost });
    },
    exclusively: (work) =>
      db.transaction().execute(async (transaction) => {
        // The wait for another node's work is as long as that takes, and so is the work itself.
        await sql`set local lock_timeout = 0`.execute(transaction);
        await sql`set local statement_timeout = 0`.execute(transaction);
        // Released with the transaction, however that ends.
        await sql`select pg_advisory_xact_lock(${sql.lit(MIGRATION_LOCK)})`.execute(transaction);
        await work(transaction);
      }),
    close: () => db.destroy(),
  };
}

/**
 * Codes, or beginnings of them, of what says that the database cannot be used now: of the network,
 * of PostgreSQL (SQLSTATE) and of SQLite.
 */
const DOWN = [
  "ECONN",
  "EHOST",
  "ENET",
  "ENOTFOUND",
  "EAI_AGAIN",
  "ETIMEDOUT",
  "EPIPE",
  // Connection failures; no access any more; no such database any more
  "08",
  "28",
  "3D000",
  // A standby, or a primary that has become one
  "25006",
  // An idle transaction or a whole one that took longer than the server allows
  "25P03",
  "25P04",
  // Another transaction had to be given way to
  "40001",
  "40P01",
  // Out of disk, memory or connections
  "53",
  // A lock that was not free in time
  "55P03",
  // Cancelled, ended, shutting down, starting up
  "57",
  // Input or output of its machine
  "58",
  "SQLITE_BUSY",
  "SQLITE_FULL",
  "SQLITE_CANTOPEN",
  "SQLITE_READONLY",
  "SQLITE_IOERR",
  "SQLITE_NOMEM",
];

/** Whether an error says that a value is there already that may be there only once. */
export function isUniqueViolation(error: unknown): boolean {
  const { code } = error as { code?: unknown };
  return code === "23505" || code === "SQLITE_CONSTRAINT_UNIQUE";
}

/** Whether an error says that the database cannot be used now, rather than that a query is wrong. */
export function isDatabaseDown(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  if (typeof code === "string" && DOWN.some((start) => code.startsWith(start))) return true;
  if (error instanceof AggregateError) return error.errors.some(isDatabaseDown);
  return /connection terminated|timeout exceeded when trying to connect|database connection is not open|connection has been discarded|client has encountered a connection error/i.test(
    error.message,
  );
}

/** Of PostgreSQL: ended by its administrator or a crash, starting up, or with no room for one more. */
const ENDED = new Set(["57P01", "57P02", "57P03", "53300", "ECONNRESET", "EPIPE"]);

/** Whether an error says that the database did answer, and then ended the connection. */
export function isConnectionEnded(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  return (
    (typeof code === "string" && ENDED.has(code)) ||
    error.message === "Connection terminated unexpectedly"
  );
}
