import { sql } from "kysely";
import type { Connection, Db } from "./connection.ts";
import * as first from "./migrations/001-users-and-experiences.ts";
import * as second from "./migrations/002-accounts.ts";
import * as third from "./migrations/003-files.ts";
import * as fourth from "./migrations/004-file-owners.ts";
import * as fifth from "./migrations/005-library.ts";
import * as sixth from "./migrations/006-mail-deadlines.ts";
import * as seventh from "./migrations/007-log-rows-stay.ts";

/** One step of the schema. Steps only ever get added at the end. */
export interface Migration {
  name: string;
  up(db: Db, engine: Connection["engine"]): Promise<void>;
}

const MIGRATIONS: readonly Migration[] = [first, second, third, fourth, fifth, sixth, seventh];

/** The name of the step that the schema of this program ends with. */
export function lastMigration(): string {
  return MIGRATIONS.at(-1)?.name ?? "";
}

/**
 * Brings the schema up to date and says which steps were run. Nodes that start at once wait
 * for each other; a step that fails leaves the schema as it was.
 * @throws when the database is of a newer version than this program
 */
export async function migrate(connection: Connection): Promise<string[]> {
  const done: string[] = [];
  await connection.exclusively(async (db) => {
    await db.schema
      .createTable("migrations")
      .ifNotExists()
      .addColumn("name", "text", (column) => column.primaryKey())
      .addColumn("done_at", "text", (column) => column.notNull())
      .execute();
    const known = new Set(MIGRATIONS.map((migration) => migration.name));
    const before = await db.selectFrom("migrations").select("name").execute();
    const unknown = before.find((row) => !known.has(row.name));
    if (unknown) {
      throw new Error(`The database was made by a newer version: it has the step ${unknown.name}`);
    }
    for (const migration of MIGRATIONS) {
      if (before.some((row) => row.name === migration.name)) continue;
      await migration.up(db, connection.engine);
      const row = { name: migration.name, done_at: new Date().toISOString() };
      await db.insertInto("migrations").values(row).execute();
      done.push(migration.name);
    }
  });
  return done;
}

/** Throws when the database does not answer. */
export async function ping(db: Db): Promise<void> {
  await sql`select 1`.execute(db);
}
