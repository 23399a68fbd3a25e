import type Database from "better-sqlite3";
import type { Statement } from "better-sqlite3";
import type { SqliteDatabase } from "kysely";
import { statSync } from "node:fs";

/** Statements that are kept prepared; those of lists of any length each have a text of their own. */
const MOST_STATEMENTS = 500;
/** How old the last look at the file may be for a statement that only reads, in ms. */
const LOOK_INTERVAL_MS = 100;
const READS = /^\s*select\b/i;
/** What changes the schema or the settings is not asked again. */
const REPEATED = /^\s*(select|insert|update|delete|with|begin|commit|rollback)\b/i;

/** Whether another connection's lock is in the way. */
export const isBusy = (error: unknown): boolean =>
  String((error as { code?: unknown }).code).startsWith("SQLITE_BUSY");

/** Whether the database's file is still where it was opened, and how long ago that was looked at. */
interface FileLook {
  /** @throws SQLITE_READONLY_DBMOVED when the file was removed or replaced */
  now(): void;
  /** The same, unless a look found it there a moment ago. */
  lately(): void;
}

/** SQLite would go on writing into a file that was removed or replaced, and all of it would be lost. */
export function lookAt(path: string): FileLook {
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

/** A database whose statements are prepared once. What it saves: see `compiledQuery`. */
export interface PreparedDatabase extends SqliteDatabase {
  /** Another number once this connection has run a statement that may change something. */
  readonly ownChanges: number;
}

/**
 * Each statement looks at the file first; what only reads may find out a moment later that it is gone,
 * because a look costs a fifth of a short call.
 */
export function prepared(database: Database.Database, file: FileLook): PreparedDatabase {
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
