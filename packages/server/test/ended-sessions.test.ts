import { readdirSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import pg from "pg";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { makeBackup } from "../src/backup/backup.ts";
import { restoreBackup } from "../src/backup/restore.ts";
import { connect, isDatabaseDown, type Connection, type Db } from "../src/db/connection.ts";
import { migrate } from "../src/db/migrate.ts";
import { seedDemo } from "../src/demo/seed.ts";
import { openLocalDisk } from "../src/storage/local-disk.ts";
import type { Storage } from "../src/storage/storage.ts";
import { available, engine, migratedDatabase, type TestDatabase } from "./support/database.ts";
import { startProcess } from "./support/process.ts";

/** The key of the lock that nodes migrate under. */
const MIGRATION_LOCK = 7_203_641;

describe.runIf(engine === "postgres" && available)("a session that PostgreSQL ends", () => {
  let database: TestDatabase;
  let connection: Connection;
  let storage: Storage;
  let admin: pg.Client;
  let lost: Error[];

  beforeAll(async () => {
    database = await migratedDatabase();
    lost = [];
    connection = connect({ ...database, onConnectionLost: (error) => void lost.push(error) });
    await seedDemo(connection);
    storage = await openLocalDisk(join(database.dataDir, "files"));
    admin = new pg.Client({ connectionString: database.databaseUrl });
    await admin.connect();
    await admin.query("create table held (id int primary key)");
    await admin.query("insert into held values (1)");
  });
  afterAll(async () => {
    await admin.end();
    await connection.close();
    await database.remove();
  });
  beforeEach(() => void (lost.length = 0));

  /** Ends every session of the database but the administrator's own. */
  const endSessions = () =>
    admin.query(`select pg_terminate_backend(pid, 60000) from pg_stat_activity
      where datname = current_database() and backend_type = 'client backend'
        and pid <> pg_backend_pid()`);

  /** Waits until a session of the database waits in this way, and ends all of them. */
  const endWhenWaiting = async (how: string) => {
    for (;;) {
      const { rowCount } = await admin.query(
        `select 1 from pg_stat_activity where datname = current_database() and wait_event = $1`,
        [how],
      );
      if (rowCount) return endSessions();
    }
  };

  /** Ends all sessions of the database once `work` waits to read the points of the experiences. */
  const endWhileItReadsPoints = async (work: () => Promise<unknown>): Promise<unknown> => {
    const holder = new pg.Client({ connectionString: database.databaseUrl });
    holder.on("error", () => {});
    await holder.connect();
    await holder.query("begin; lock table map_points in access exclusive mode");
    const failure = work().catch((error: unknown) => error);
    await endWhenWaiting("relation");
    await holder.end();
    return failure;
  };

  const lockHeld = (db: Db) => sql`select id from held where id = 1 for update`.execute(db);

  const moments: [string, () => Promise<unknown>][] = [
    [
      "between two statements of a transaction",
      () =>
        connection.db.transaction().execute(async (transaction) => {
          await lockHeld(transaction);
          await endSessions();
          await lockHeld(transaction);
        }),
    ],
    [
      "after the last statement of a transaction",
      () =>
        connection.db.transaction().execute(async (transaction) => {
          await lockHeld(transaction);
          await endSessions();
        }),
    ],
    [
      "in a statement",
      () =>
        Promise.all([sql`select pg_sleep(600)`.execute(connection.db), endWhenWaiting("PgSleep")]),
    ],
    [
      "while it waits for a row",
      () =>
        connection.db.transaction().execute(async (transaction) => {
          await lockHeld(transaction);
          await Promise.all([lockHeld(connection.db), endWhenWaiting("transactionid")]);
        }),
    ],
    [
      "in a commit",
      () =>
        connection.db.transaction().execute(async (transaction) => {
          await sql`insert into slow values (1)`.execute(transaction);
          void endWhenWaiting("PgSleep");
        }),
    ],
    [
      "under the lock of migrations",
      () =>
        connection.exclusively(async (db) => {
          await endSessions();
          await lockHeld(db);
        }),
    ],
    [
      "while it waits for the lock of migrations",
      async () => {
        await admin.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
        try {
          await Promise.all([migrate(connection), endWhenWaiting("advisory")]);
        } finally {
          await admin.query("select pg_advisory_unlock($1)", [MIGRATION_LOCK]);
        }
      },
    ],
  ];
  test.each(moments)(
    "TRU-36 %s is a database that is away, and the next call finds it there again",
    async (_when, work) => {
      await admin.query(`create table slow (id int);
        create function wait() returns trigger language plpgsql as
          'begin perform pg_sleep(600); return null; end';
        create constraint trigger wait after insert on slow deferrable initially deferred
          for each row execute function wait()`);
      const failure = await work().catch((error: unknown) => error);
      expect([failure, isDatabaseDown(failure)]).toEqual([expect.any(Error), true]);
      await admin.query("drop table slow; drop function wait");
      expect(lost.length).toBeGreaterThan(0);
      expect(await migrate(connection)).toEqual([]);
    },
  );

  test("TRU-36 idle ones are replaced", async () => {
    const { db } = connection;
    await Promise.all(Array.from({ length: 5 }, () => sql`select pg_sleep(0.01)`.execute(db)));
    await endSessions();
    await expect.poll(() => lost.length).toBe(5);
    await sql`select 1`.execute(db);
  });

  const rows = async () =>
    JSON.stringify(await connection.db.selectFrom("users").selectAll().orderBy("id").execute());

  test("TRU-35 in the middle of a backup leaves no archive and nothing unfinished", async () => {
    const path = join(database.dataDir, "backup.tar.gz");
    const before = readdirSync(database.dataDir);
    const failure = await endWhileItReadsPoints(() => makeBackup(connection, storage, path));
    expect(isDatabaseDown(failure)).toBe(true);
    expect(readdirSync(database.dataDir)).toEqual(before);
  });

  test("TRU-35 in the middle of a restore leaves what was there", async () => {
    const path = join(database.dataDir, "restored.tar.gz");
    await makeBackup(connection, storage, path);
    await connection.db.updateTable("users").set({ city: "Girona" }).execute();
    const before = await rows();
    const restore = () => restoreBackup(connection, storage, path, database.dataDir);
    expect(isDatabaseDown(await endWhileItReadsPoints(restore))).toBe(true);
    expect(await rows()).toBe(before);
    await restore();
    expect(await rows()).not.toBe(before);
  });

  test("TRU-36 a node whose session is ended while it starts goes on starting", async () => {
    await admin.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
    const starting = startProcess(database.env);
    await endWhenWaiting("advisory");
    await admin.query("select pg_advisory_unlock($1)", [MIGRATION_LOCK]);
    const node = await starting;
    expect(node.output()).toContain("ready at");
    node.child.kill("SIGTERM");
    expect(await node.ended).toBe(0);
  });
});
