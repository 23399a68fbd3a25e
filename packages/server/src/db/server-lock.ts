import Database from "better-sqlite3";
import { sql } from "kysely";
import { join } from "node:path";
import { UsageError } from "../usage-error.ts";
import { SERVER_NAME, type Connection } from "./connection.ts";

/** How long one node may hold up the start of another, in ms. */
const START_WAIT = 60_000;
/** Any number, the same on every node, and not the one of migrations. */
const SEED_LOCK = 7_203_642;

/** A lock on a data folder that the operating system lifts when its process ends, however it does. */
function openLock(dataDir: string, name: string, wait = 0): Database.Database {
  return new Database(join(dataDir, `${name}.lock`), { timeout: wait });
}

/** Says that a server runs on a data folder, until `release` or the end of the process. */
export function markServed(dataDir: string): { release(): void } {
  const lock = openLock(dataDir, "server", START_WAIT);
  lock.exec("begin; select count(*) from sqlite_master");
  return { release: () => void lock.close() };
}

/**
 * Runs `work` while no server runs on the database; one on the same data folder waits with its start.
 * @throws UsageError when one runs
 */
export async function whileStopped<T>(
  { db, engine }: Connection,
  dataDir: string,
  work: () => Promise<T>,
): Promise<T> {
  const lock = openLock(dataDir, "server");
  try {
    lockAlone(lock);
    if (engine === "postgres") {
      const { rows } = await sql`select 1 from pg_stat_activity
        where datname = current_database() and application_name = ${SERVER_NAME} limit 1`.execute(
        db,
      );
      if (rows.length > 0) throw running();
    }
    return await work();
  } finally {
    lock.close();
  }
}

/** @throws UsageError when a server holds the lock */
function lockAlone(lock: Database.Database): void {
  try {
    lock.exec("begin exclusive");
  } catch (error) {
    throw (error as { code?: unknown }).code === "SQLITE_BUSY" ? running() : error;
  }
}

const running = () =>
  new UsageError("A server runs on this database: stop it first, and every other node of it");

/** Runs `work` while no other node of the database runs its own. */
export async function oneNodeAtATime<T>(
  { db, engine }: Connection,
  dataDir: string,
  work: () => Promise<T>,
): Promise<T> {
  if (engine === "postgres") {
    return db.connection().execute(async (session) => {
      await sql`set lock_timeout = 0`.execute(session);
      await sql`select pg_advisory_lock(${sql.lit(SEED_LOCK)})`.execute(session);
      try {
        return await work();
      } finally {
        await sql`select pg_advisory_unlock(${sql.lit(SEED_LOCK)})`.execute(session);
        await sql`reset lock_timeout`.execute(session);
      }
    });
  }
  const lock = openLock(dataDir, "start", START_WAIT);
  try {
    lock.exec("begin exclusive");
    return await work();
  } finally {
    lock.close();
  }
}
