import { createReadStream, existsSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { sql } from "kysely";
import type { SessionEnd } from "@panel/domain/session-end";
import type { Connection, Db } from "../db/connection.ts";
import type { ArchivedRow } from "../db/archived-row.ts";
import type { archiveUpgrade } from "../db/migrate.ts";
import { protectOnSqlite } from "../db/migrations/002-accounts.ts";
import { refuseReplacedOnSqlite } from "../db/migrations/007-log-rows-stay.ts";
import { settleAccessCodes } from "../db/migrations/027-access-codes.ts";
import { fileOf } from "./archive.ts";

import { BACKED_UP, entryOf, TRANSIENT, type BackedUpTable } from "./tables.ts";

const BATCH = 200;

export type Upgrade = NonNullable<ReturnType<typeof archiveUpgrade>>;

/**
 * Replaces the rows of all tables by those of an unpacked archive.
 * @returns how many there are
 */
export async function replaceRows(
  db: Db,
  engine: Connection["engine"],
  folder: string,
  upgrade: Upgrade,
): Promise<number> {
  await unprotectLog(db, engine);
  const before = await db.selectFrom("stored_files").selectAll().execute();
  await endAllSessions(db);
  for (const table of TRANSIENT) await sql`delete from ${sql.table(table)}`.execute(db);
  for (const table of BACKED_UP.toReversed()) {
    if (table.staysWithout && !existsSync(join(folder, fileOf(entryOf(table))))) continue;
    for (const column of table.ownReferences ?? []) {
      await sql`update ${sql.table(table.name)} set ${sql.id(column)} = null`.execute(db);
    }
    await sql`delete from ${sql.table(table.name)}`.execute(db);
  }
  let count = 0;
  for (const table of BACKED_UP) {
    count += await insertRows(db, table, join(folder, fileOf(entryOf(table))), upgrade);
    if (engine === "postgres" && table.hasSequence) await advanceSequence(db, table);
  }
  await settleAccessCodes(db);
  await protectLog(db, engine);
  // The files of before are still in the storage: as rows that are dropped they will be swept. They
  // have no owner: the former one may not be among the users of the archive.
  const now = new Set(
    (await db.selectFrom("stored_files").select("key").execute()).map((r) => r.key),
  );
  for (const { id: _id, ...row } of before) {
    if (now.has(row.key)) continue;
    await db
      .insertInto("stored_files")
      .values({ ...row, owner_id: null, state: "dropped" })
      .execute();
  }
  return count;
}

/** Their tokens may be known to a bot platform elsewhere. */
async function endAllSessions(db: Db): Promise<void> {
  const now = new Date().toISOString();
  const reason: SessionEnd = "administrator";
  await sql`insert into ended_sessions (id, user_id, reason, ended_at, expires_at)
    select id, user_id, ${reason}, ${now}, expires_at from sessions
    where expires_at > ${now}`.execute(db);
}

/** Inserts the rows without references to rows of the same table, then sets those. */
async function insertRows(
  db: Db,
  table: BackedUpTable,
  path: string,
  upgrade: Upgrade,
): Promise<number> {
  const target = sql.table(table.name);
  const own = table.ownReferences ?? [];
  let count = 0;
  for await (const archived of batchesOf(path)) {
    const batch = archived.map((row) => upgrade(table.name, row));
    const columns = Object.keys(batch[0] ?? {});
    const values = batch.map(
      (row) =>
        sql`(${sql.join(columns.map((name) => (own.includes(name) ? null : (row[name] ?? null))))})`,
    );
    await sql`insert into ${target} (${sql.join(columns.map((name) => sql.id(name)))})
      values ${sql.join(values)}`.execute(db);
    count += batch.length;
  }
  for await (const batch of own.length > 0 ? batchesOf(path) : []) {
    for (const row of batch) {
      for (const column of own) {
        if (row[column] === null) continue;
        await sql`update ${target} set ${sql.id(column)} = ${row[column]}
          where id = ${row["id"]}`.execute(db);
      }
    }
  }
  return count;
}

async function* batchesOf(path: string): AsyncGenerator<ArchivedRow[]> {
  // Every entry that the archive lists is there: it is older than the table.
  if (!existsSync(path)) return;
  let batch: ArchivedRow[] = [];
  for await (const line of createInterface({ input: createReadStream(path) })) {
    if (line === "") continue;
    batch.push(JSON.parse(line) as ArchivedRow);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/** Ids that were given out once are never given out again. */
async function advanceSequence(db: Db, { name }: BackedUpTable): Promise<void> {
  const sequence = sql`pg_get_serial_sequence(${name}, 'id')`;
  await sql`select setval(${sequence}::regclass, greatest(
    nextval(${sequence}::regclass), (select coalesce(max(id), 0) from ${sql.table(name)})))`.execute(
    db,
  );
}

/** The log refuses changes by everybody; a restore is the one exception, and writes itself into it. */
async function unprotectLog(db: Db, engine: Connection["engine"]): Promise<void> {
  if (engine === "postgres")
    return void (await sql`alter table audit disable trigger user`.execute(db));
  for (const action of ["update", "delete", "replace"]) {
    await sql`drop trigger ${sql.id(`audit_no_${action}`)}`.execute(db);
  }
}

async function protectLog(db: Db, engine: Connection["engine"]): Promise<void> {
  if (engine === "postgres") {
    await sql`alter table audit enable trigger user`.execute(db);
    return;
  }
  await protectOnSqlite(db);
  await refuseReplacedOnSqlite(db);
}

/** The row is `pending`, so the file of a restore that fails is removed by the regular sweep. */
export async function insertPendingFile(
  db: Db,
  file: { key: string; bytes: number; sha256: string },
): Promise<void> {
  await db
    .insertInto("stored_files")
    .values({ ...file, node: "restore", state: "pending", created_at: new Date().toISOString() })
    .onConflict((conflict) => conflict.column("key").doNothing())
    .execute();
}
