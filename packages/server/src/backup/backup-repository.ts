import { createWriteStream } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { sql } from "kysely";
import type { Connection, Db } from "../db/connection.ts";
import type { ArchivedRow } from "../db/archived-row.ts";
import type { StoredFile } from "../db/schema.ts";
import type { BackedUpTable } from "./tables.ts";

const PAGE = 1000;

/** The files that records refer to. */
export function keptFiles(db: Db): Promise<StoredFile[]> {
  return db
    .selectFrom("stored_files")
    .selectAll()
    .where("state", "=", "kept")
    .orderBy("id")
    .execute();
}

/** Runs `work` on a connection that sees the database as it is now, whatever others write. */
export function atOneMoment<T>(
  { db, engine }: Connection,
  work: (snapshot: Db) => Promise<T>,
): Promise<T> {
  if (engine === "postgres") {
    return db
      .transaction()
      .setIsolationLevel("repeatable read")
      .setAccessMode("read only")
      .execute(work);
  }
  return db.connection().execute(async (single) => {
    // Deferred, unlike other transactions: it reads only, and keeps nobody from writing.
    await sql`begin`.execute(single);
    try {
      return await work(single);
    } finally {
      await sql`rollback`.execute(single);
    }
  });
}

/** One JSON object a line. */
export async function writeRows(db: Db, table: BackedUpTable, path: string): Promise<number> {
  const key = sql.join(table.key.map((column) => sql.id(column)));
  const kept = table.name === "stored_files" ? sql`state = 'kept'` : sql`1 = 1`;
  let count = 0;
  async function* lines() {
    let last: ArchivedRow | undefined;
    for (;;) {
      const from = last;
      // Where the page before ended, rather than a number of rows to skip: tables of events are long.
      const rest = from
        ? sql`(${key}) > (${sql.join(table.key.map((column) => sql.val(from[column])))})`
        : sql`1 = 1`;
      const { rows } = await sql<ArchivedRow>`select * from ${sql.table(table.name)}
        where ${kept} and ${rest} order by ${key} limit ${sql.lit(PAGE)}`.execute(db);
      count += rows.length;
      last = rows.at(-1);
      yield rows.map((row) => `${JSON.stringify(row)}\n`).join("");
      if (rows.length < PAGE) return;
    }
  }
  await pipeline(Readable.from(lines()), createWriteStream(path, { mode: 0o600 }));
  return count;
}
