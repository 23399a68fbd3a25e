import Database from "better-sqlite3";
import { sql } from "kysely";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { UsageError } from "../usage-error.ts";
import { SERVER_NAME, type Connection } from "./connection.ts";

/** How long one node may hold up the start of another, in ms. */
const START_WAIT = 60_000;
/** Pause between two looks at whether another node is done, in ms. */
const LOOK_INTERVAL = 20;
/** Any number, the same on every node, and not the one of migrations. */
const SEED_LOCK = 7_203_642;

/** A lock on a data folder that the operating system lifts when its process ends, however it does. */
function openLock(dataDir: string, name: string, wait = 0): Database.Database {
  return new Database(join(dataDir, `${name}.lock`), { timeout: wait });
}

/** A program's mark on its data folder. */
export interface Mark {
  release(): void;
}

/**
 * Says that a server, or what writes as one, works on a data folder, until `release` or the end of the process.
 * @param clearUp runs first where nothing else works there: what it finds was left by programs that have ended.
 *   Others wait with their start meanwhile
 */
export async function markServed(dataDir: string, clearUp?: () => Promise<void>): Promise<Mark> {
  const lock = openLock(dataDir, "server");
  try {
    if (clearUp && isFree(() => lock.exec("begin exclusive"))) {
      await clearUp();
      lock.exec("commit");
    }
    const end = performance.now() + START_WAIT;
    while (!isFree(() => share(lock))) {
      if (performance.now() > end) throw running();
      await pause(LOOK_INTERVAL);
    }
  } catch (error) {
    lock.close();
    throw error;
  }
  return { release: () => void lock.close() };
}

function share(lock: Database.Database): void {
  lock.exec("begin");
  try {
    lock.exec("select count(*) from sqlite_master");
  } catch (error) {
    lock.exec("rollback");
    throw error;
  }
}

/** Whether the lock was free to take. */
function isFree(take: () => void): boolean {
  try {
    take();
    return true;
  } catch (error) {
    if ((error as { code?: unknown }).code === "SQLITE_BUSY") return false;
    throw error;
  }
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
    if (!isFree(() => lock.exec("begin exclusive"))) throw running();
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
      // Another node may take long to make the demo or to migrate.
      await sql`set lock_timeout = 0`.execute(session);
      await sql`set statement_timeout = 0`.execute(session);
      await sql`select pg_advisory_lock(${sql.lit(SEED_LOCK)})`.execute(session);
      try {
        return await work();
      } finally {
        await sql`select pg_advisory_unlock(${sql.lit(SEED_LOCK)})`.execute(session);
        await sql`reset lock_timeout`.execute(session);
        await sql`reset statement_timeout`.execute(session);
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
