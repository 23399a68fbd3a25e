import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { connect } from "../src/db/connection.ts";
import { markServed } from "../src/db/server-lock.ts";
import { freshDatabase, skipWithoutEngine } from "./support/database.ts";
import { startProcess } from "./support/process.ts";

skipWithoutEngine();

const KEY = `${"ab".repeat(16)}.webp`;
/** What a server has on its data folder while it works. */
const WORK = ["incoming/upload", "reading/guide", `files/ab/${KEY}.1234abcd.part`, ".restore-a/b"];

test("TRU-32 a start leaves alone what another server on the folder works on, and removes it once that has ended", async () => {
  const database = await freshDatabase();
  const { dataDir } = database;
  const start = () => startProcess(database.env);
  const first = await start();
  const connection = connect({ databaseUrl: database.databaseUrl, dataDir });
  for (const path of WORK) {
    mkdirSync(join(dataDir, path, ".."), { recursive: true });
    writeFileSync(join(dataDir, path), "half");
  }
  const node = readFileSync(join(dataDir, "node-id"), "utf8").trim();
  await connection.db
    .insertInto("stored_files")
    .values({ key: KEY, node, state: "pending", bytes: 1, sha256: "", created_at: now() })
    .execute();
  const there = async () => {
    const row = connection.db.selectFrom("stored_files").select("state").where("key", "=", KEY);
    const files = WORK.filter((path) => existsSync(join(dataDir, path)));
    return [...files, (await row.executeTakeFirst())?.state];
  };
  const second = await start();
  expect([second.url === "", await there()]).toEqual([false, [...WORK, "pending"]]);
  for (const { child } of [first, second]) child.kill("SIGKILL");
  await Promise.all([first.ended, second.ended]);
  const last = await start();
  expect(await there()).toEqual([undefined]);
  last.child.kill("SIGTERM");
  expect(await last.ended).toBe(0);
  await connection.close();
  await database.remove();
});

const now = () => new Date().toISOString();

test("TRU-32 whoever starts while another clears up waits for it, and clears nothing itself", async () => {
  const { dataDir, remove } = await freshDatabase();
  const done: string[] = [];
  let isCleared = (): void => {};
  const first = markServed(dataDir, async () => {
    await new Promise<void>((resolve) => (isCleared = resolve));
    done.push("first has cleared up");
  });
  const second = markServed(dataDir, async () => void done.push("second has cleared up")).then(
    (mark) => {
      done.push("second goes on");
      return mark;
    },
  );
  isCleared();
  for (const mark of await Promise.all([first, second])) mark.release();
  expect(done).toEqual(["first has cleared up", "second goes on"]);
  const third = await markServed(dataDir, async () => void done.push("third has cleared up"));
  third.release();
  expect(done.at(-1)).toBe("third has cleared up");
  await remove();
});
