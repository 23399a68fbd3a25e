import { expect, test } from "vitest";
import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { connect, type Db } from "../src/db/connection.ts";
import { loadInTurns, mapInTurns } from "../src/turns.ts";
import { engine } from "./support/database.ts";
import { testServer } from "./support/server.ts";

const server = testServer();
/** So many take seconds, if the event loop has to wait for all of them. */
const VERY_MANY = 1_000_000;

/** Whether other work has had its turn. */
function watchLoop(): { turned: boolean } {
  const watch = { turned: false };
  setImmediate(() => (watch.turned = true));
  return watch;
}

test("a transaction of many statements lets other work go on between them", async () => {
  const watch = await server.db.transaction().execute(async (transaction) => {
    const loop = watchLoop();
    for (let count = 0; count < VERY_MANY && !loop.turned; count += 1) {
      await transaction.selectFrom("users").select("id").limit(1).execute();
    }
    return loop;
  });
  expect(watch.turned).toBe(true);
});

test("a long list is made in turns, in its order", async () => {
  const loop = watchLoop();
  let seen = false;
  const made = await mapInTurns(Array.from({ length: VERY_MANY }).keys(), (index) => {
    seen ||= loop.turned;
    return index;
  });
  expect(seen).toBe(true);
  expect(made.every((value, index) => value === index)).toBe(true);
});

test("of two that take turns none waits until the other has done everything", async () => {
  const ended: string[] = [];
  const count = async (name: string, most: number) => {
    await mapInTurns(Array.from({ length: most }).keys(), (index) => index);
    ended.push(name);
  };
  await Promise.all([count("long", 3 * VERY_MANY), count("short", VERY_MANY / 10)]);
  expect(ended).toEqual(["short", "long"]);
});

test("modules are loaded in their order, each in a turn of its own", async () => {
  const loaded: [string, boolean][] = [];
  let loop = watchLoop();
  const load = (name: string) => async () => {
    loaded.push([name, loop.turned]);
    loop = watchLoop();
    return name;
  };
  expect(await loadInTurns([load("decoder"), load("reader")], load("code"))).toBe("code");
  expect(loaded).toEqual([
    ["decoder", false],
    ["reader", true],
    ["code", true],
  ]);
});

/** Negative, in KiB. */
async function cacheSize(db: Db): Promise<number> {
  const { rows } = await sql<{
    size: number;
  }>`select cache_size as size from pragma_cache_size`.execute(db);
  return Number(rows[0]?.size);
}

test.runIf(engine === "sqlite")(
  "what a long transaction has written goes over to the database in a thread after its commit",
  async () => {
    const folder = mkdtempSync(join(tmpdir(), "explorar-turns-"));
    const path = join(folder, "panel.sqlite");
    const connection = connect({ dataDir: folder, databaseUrl: undefined });
    const bytes = () => statSync(path).size;
    try {
      await sql`create table texts (text text not null)`.execute(connection.db);
      const before = bytes();
      const long = await connection.db.transaction().execute(async (transaction) => {
        const loop = watchLoop();
        const text = "ñ".repeat(1_000_000);
        for (let count = 0; count < 5 || !loop.turned; count += 1) {
          await sql`insert into texts values (${text})`.execute(transaction);
        }
        // From then on it goes to the journal before the commit, which waits for the disk.
        const journal = () => statSync(`${path}-wal`).size;
        const soFar = journal();
        for (let count = 0; count < 4; count += 1) {
          await sql`insert into texts values (${text})`.execute(transaction);
        }
        expect(journal()).toBeGreaterThan(soFar + 4_000_000);
        return cacheSize(transaction);
      });
      expect(bytes()).toBe(before);
      expect(await cacheSize(connection.db)).toBeLessThan(10 * long);
      await expect.poll(bytes).toBeGreaterThan(5_000_000);
      await sql`insert into texts values ('short')`.execute(connection.db);
      const whole = bytes();
      for (let count = 0; bytes() === whole && count < 10_000; count += 1) {
        await sql`insert into texts values (${"a".repeat(100_000)})`.execute(connection.db);
      }
      // Short ones go over with the commit that fills the journal, as ever.
      expect(bytes()).toBeGreaterThan(whole);
    } finally {
      await connection.close();
      rmSync(folder, { recursive: true });
    }
  },
);
