import { randomBytes } from "node:crypto";
import { fork } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { indexChanges } from "../src/bots/knowledge/index-changes.ts";
import { claimChanged, saveChanged } from "../src/bots/knowledge/page-edits-repository.ts";
import { createFileReading, type FileReading } from "../src/bots/knowledge/read-files.ts";
import { openKnowledge } from "../src/bots/knowledge/retrieve.ts";
import { connect, type Connection, type Db } from "../src/db/connection.ts";
import * as readAgain from "../src/db/migrations/031-read-again.ts";
import { openLocalDisk } from "../src/storage/local-disk.ts";
import { StorageDown, type Storage } from "../src/storage/storage.ts";
import { migratedDatabase, skipWithoutEngine, type TestDatabase } from "./support/database.ts";
import { addBot, addWaitingFile } from "./support/knowledge.ts";
import { encryptedPdf, pdfBomb, pdfOf, pdfOfManyPages, pdfWithEndlessPage } from "./support/pdf.ts";

skipWithoutEngine();

let database: TestDatabase;
let connection: Connection;
let db: Db;
let storage: Storage;
let reading: FileReading;
let bot: number;
beforeEach(async () => {
  database = await migratedDatabase();
  const { databaseUrl, dataDir } = database;
  connection = connect({ databaseUrl, dataDir });
  ({ db } = connection);
  storage = await openLocalDisk(join(dataDir, "files"));
  reading = createFileReading({ connection, storage, dataDir });
  bot = await addBot(db);
});
afterEach(async () => {
  await connection.close();
  await database.remove();
});

const warnings: unknown[] = [];
const log = { warn: (details: object) => void warnings.push(details) };

/** A file that waits, with these bytes. */
async function add(bytes: Buffer): Promise<{ id: number; fileName: string }> {
  const key = `${randomBytes(16).toString("hex")}.pdf`;
  const folder = join(database.dataDir, "uploaded");
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, key), bytes);
  await storage.save(key, join(folder, key));
  return addWaitingFile(db, bot, { key, bytes: bytes.length });
}

const row = (id: number) =>
  db
    .selectFrom("bot_files")
    .select([
      "state",
      "reason",
      "pages",
      "pages_read",
      "scanned_pages",
      "attempts",
      "claimed_until",
    ])
    .where("id", "=", id)
    .executeTakeFirst();
const keptTexts = async (id: number) => {
  const rows = await db
    .selectFrom("bot_pages")
    .selectAll()
    .where("bot_file_id", "=", id)
    .orderBy("page")
    .execute();
  return rows.map(({ page, text }) => [page, text]);
};
const release = (id: number) =>
  db.updateTable("bot_files").set({ claimed_until: null }).where("id", "=", id).execute();
const delivered = () => readdirSync(join(database.dataDir, "reading"));

const TOWN = "La villa se fundó en 1286 junto al río. Tiene un mercado los jueves.";
const CASTLE = "El castillo guarda una colección de relojes de sol y de arena.";

test("BOT-12 a file that waits is read page by page, and its bot answers from it", async () => {
  const { id, fileName } = await add(pdfOf([TOWN, "", CASTLE]));
  expect(await row(id)).toMatchObject({ state: "waiting", pages: null });
  await reading.readWaiting(log);
  expect(await row(id)).toEqual({
    state: "ready",
    reason: null,
    pages: 3,
    pages_read: 3,
    scanned_pages: "[2]",
    attempts: 1,
    claimed_until: null,
  });
  expect(await keptTexts(id)).toEqual([
    [1, TOWN],
    [2, ""],
    [3, CASTLE],
  ]);
  const found = await openKnowledge(db).retrieve(bot, "¿Qué colección guarda el castillo?", {
    interfaceLanguage: "es",
  });
  expect(found.quotes).toEqual([{ fileName, publicName: "guia.pdf", page: 3, quote: CASTLE }]);
  expect(delivered()).toEqual([]);
});

test.each([
  ["encrypted", () => encryptedPdf([TOWN], "geheim"), { pages: null }],
  ["scanned", () => pdfOf(["", "3", ""]), { pages: 3, scanned_pages: "[1,2,3]" }],
  [
    "scanned",
    () => pdfOf(Array<string>(4).fill("Archivo Municipal de la Villa, reproducción digital")),
    { pages: 4, scanned_pages: "[1,2,3,4]" },
  ],
  ["broken", () => Buffer.from("<html>no PDF</html>"), { pages: null }],
  ["broken", () => Buffer.alloc(0), { pages: null }],
  ["broken", () => pdfOf([TOWN]).subarray(0, 300), { pages: null }],
  ["too-many-pages", () => pdfOfManyPages(10_000, TOWN), { pages: 10_000 }],
  ["too-large-text", () => pdfBomb(), { pages: 1 }],
])("TRU-26 a file is refused, and the reason told: %s %#", async (reason, make, more) => {
  const { id } = await add(make());
  await reading.readWaiting(log);
  expect(await row(id)).toMatchObject({
    state: "refused",
    reason,
    attempts: 1,
    claimed_until: null,
    ...more,
  });
  expect(await keptTexts(id)).toEqual([]);
  expect(delivered()).toEqual([]);
});

test("TRU-26 a file that would be read for ever is given up by the processor's time", async () => {
  const { id } = await add(pdfWithEndlessPage());
  const hasty = createFileReading({
    connection,
    storage,
    dataDir: database.dataDir,
    limits: { maxTime: { processor: 1000, clock: 600_000 } },
  });
  await hasty.readWaiting(log);
  expect(await row(id)).toMatchObject({ state: "refused", reason: "takes-too-long" });
});

test("TRU-26 too much text is refused, however it is spread", async () => {
  const { id } = await add(pdfOf(Array<string>(20).fill(TOWN)));
  const narrow = createFileReading({
    connection,
    storage,
    dataDir: database.dataDir,
    limits: { maxText: 1000 },
  });
  await narrow.readWaiting(log);
  expect(await row(id)).toMatchObject({ state: "refused", reason: "too-large-text", pages: 20 });
  expect(await keptTexts(id)).toEqual([]);
});

test("TRU-26 a file that only its owner restricts is read", async () => {
  const { id } = await add(encryptedPdf([TOWN], ""));
  await reading.readWaiting(log);
  expect(await keptTexts(id)).toEqual([[1, TOWN]]);
});

test("TRU-26 a file whose bytes are gone is broken", async () => {
  const { id } = await addWaitingFile(db, bot);
  await reading.readWaiting(log);
  expect(await row(id)).toMatchObject({ state: "refused", reason: "broken" });
});

test("TRU-26 a reader that ends for no known reason is tried again, three times at most", async () => {
  const { id } = await add(pdfOf([TOWN]));
  const program = fileURLToPath(new URL("./support/ending-reader.ts", import.meta.url));
  const unlucky = createFileReading({ connection, storage, dataDir: database.dataDir, program });
  for (const attempts of [1, 2]) {
    await unlucky.readWaiting(log);
    expect(await row(id)).toMatchObject({ state: "waiting", attempts });
    // Not before some time has passed.
    await unlucky.readWaiting(log);
    expect(await row(id)).toMatchObject({ state: "waiting", attempts });
    await release(id);
  }
  await unlucky.readWaiting(log);
  expect(await row(id)).toMatchObject({ state: "refused", reason: "broken", attempts: 3 });
});

test("TRU-32 while the storage is down a file waits, and is read once it is back", async () => {
  const { id } = await add(pdfOf([TOWN]));
  const down: Storage = {
    ...storage,
    read: () => Promise.reject(new StorageDown("no answer")),
  };
  await createFileReading({ connection, storage: down, dataDir: database.dataDir }).readWaiting(
    log,
  );
  expect(await row(id)).toMatchObject({ state: "waiting" });
  expect((await row(id))?.claimed_until).not.toBeNull();
  await release(id);
  await reading.readWaiting(log);
  expect(await row(id)).toMatchObject({ state: "ready" });
});

test("TRU-32 two nodes share the files that wait, and read each one once", async () => {
  const added = [];
  for (let count = 0; count < 6; count += 1) added.push(await add(pdfOf([`${TOWN} ${count}`])));
  const { databaseUrl, dataDir } = database;
  const other = connect({ databaseUrl, dataDir });
  const beside = createFileReading({
    connection: other,
    storage,
    dataDir: join(dataDir, "another-node"),
  });
  await Promise.all([reading.readWaiting(log), beside.readWaiting(log)]);
  await other.close();
  for (const [count, { id }] of added.entries()) {
    expect(await row(id)).toMatchObject({ state: "ready", attempts: 1 });
    expect(await keptTexts(id)).toEqual([[1, `${TOWN} ${count}`]]);
  }
});

/** Some pages, and then one that takes for ever. */
const unfinished = () => {
  const pages = Array.from({ length: 3 }, (_, at) => `${TOWN} Página ${at + 1}.`);
  return pdfWithEndlessPage(pages);
};
const pagesRead = async (id: number) => (await row(id))?.pages_read;

test("BOT-12 while a file is read, its progress shows, and it is no source yet", async () => {
  const { id } = await add(unfinished());
  let stopped = false;
  const done = reading.readWaiting(log, () => stopped);
  await expect.poll(() => row(id)).toMatchObject({ state: "reading", pages: 4, pages_read: 3 });
  const found = await openKnowledge(db).retrieve(bot, "¿En qué año se fundó la villa?", {
    interfaceLanguage: "es",
  });
  expect(found.evidence).toBe("none");
  stopped = true;
  await done;
});

test("TRU-27 a file that is deleted while it is read leaves nothing", async () => {
  const { id } = await add(unfinished());
  const done = reading.readWaiting(log);
  await expect.poll(() => pagesRead(id)).toBe(3);
  await db.deleteFrom("bot_files").where("id", "=", id).execute();
  await done;
  expect(await db.selectFrom("bot_pages").selectAll().execute()).toEqual([]);
  expect(await db.selectFrom("bot_knowledge").selectAll().execute()).toEqual([]);
  expect(delivered()).toEqual([]);
});

test("TRU-32 a node that stops leaves a half read file to the others, who go on where it was", async () => {
  const { id } = await add(unfinished());
  let stopped = false;
  const done = reading.readWaiting(log, () => stopped);
  await expect.poll(() => pagesRead(id)).toBe(3);
  stopped = true;
  await done;
  expect(await row(id)).toMatchObject({ state: "waiting", pages_read: 3, claimed_until: null });
  expect(await keptTexts(id)).toHaveLength(3);
  expect(delivered()).toEqual([]);
});

test("TRU-32 a node that was taken for dead changes nothing of what another one has done", async () => {
  const { id } = await add(unfinished());
  const done = reading.readWaiting(log);
  await expect.poll(() => pagesRead(id)).toBe(3);
  const until = new Date(Date.now() + 60_000).toISOString();
  await db.updateTable("bot_files").set({ claimed_until: until, pages_read: 1 }).execute();
  await done;
  expect(await row(id)).toMatchObject({ state: "reading", pages_read: 1, claimed_until: until });
});

test("TRU-32 kill -9 in the middle: another node goes on at the page where the first was, and nothing is there twice", async () => {
  // Lines that differ by their numbers only would be taken for running headers.
  const inLetters = (at: number) =>
    String(at).replaceAll(/\d/g, (digit) => "abcdefghij".charAt(Number(digit)));
  const pages = Array.from({ length: 600 }, (_, at) => `${TOWN} Su signatura es ${inLetters(at)}.`);
  const { id } = await add(pdfOf(pages));
  const program = fileURLToPath(new URL("./support/file-reader-process.ts", import.meta.url));
  const start = () => fork(program, { env: { ...process.env, ...database.env }, stdio: "inherit" });
  const first = start();
  await vi.waitUntil(async () => Number(await pagesRead(id)) > 0, { timeout: 60_000, interval: 5 });
  const children = childrenOf(first.pid);
  first.kill("SIGKILL");
  await once(first, "exit");
  const before = await keptTexts(id);
  expect(before.length).toBeGreaterThan(0);
  expect(before.length).toBeLessThan(600);
  expect(await row(id)).toMatchObject({ state: "reading", pages_read: before.length });
  // The process that read the file ends with the one that it worked for.
  await expect.poll(() => children.filter((pid) => existsSync(`/proc/${pid}`))).toEqual([]);
  expect(delivered()).toHaveLength(1);

  // As if the time that a node has for a file had passed.
  await release(id);
  const second = start();
  await expect.poll(async () => (await row(id))?.state).toBe("ready");
  // The file goes after the row has changed.
  await expect.poll(delivered).toEqual([]);
  second.kill("SIGKILL");
  await once(second, "exit");
  expect(await row(id)).toMatchObject({ pages: 600, attempts: 2, scanned_pages: "[]" });
  expect(await keptTexts(id)).toEqual(pages.map((text, at) => [at + 1, text]));
});

/** Where the system tells; elsewhere none. */
function childrenOf(pid = 0): string[] {
  const path = `/proc/${pid}/task/${pid}/children`;
  return existsSync(path) ? readFileSync(path, "utf8").trim().split(" ").filter(Boolean) : [];
}

test("BOT-12 files that an earlier version has read are read once more, and nothing of it is left", async () => {
  const { id } = await add(pdfOf([TOWN, CASTLE]));
  await reading.readWaiting(log);
  await db.updateTable("bot_pages").set({ text: "antes" }).where("bot_file_id", "=", id).execute();
  await readAgain.up(db);
  expect(await row(id)).toMatchObject({ state: "waiting", pages_read: null, attempts: 0 });
  await reading.readWaiting(log);
  expect(await row(id)).toMatchObject({ state: "ready", pages: 2 });
  expect(await keptTexts(id)).toEqual([
    [1, TOWN],
    [2, CASTLE],
  ]);
  const archived = { state: "refused", reason: "scanned", pages_read: null };
  expect(readAgain.upgradeRow("bot_files", archived)).toMatchObject({ state: "waiting" });
  const broken = { state: "refused", reason: "broken" };
  expect(readAgain.upgradeRow("bot_files", broken)).toEqual(broken);
});

const edit = async (id: number, page: number, text: string) => {
  await db
    .insertInto("bot_page_edits")
    .values({ bot_file_id: id, page, is_left_out: 0, text, version: 1 })
    .execute();
  await db
    .updateTable("bot_files")
    .set((eb) => ({ edits: eb("edits", "+", 1), attempts: 0 }))
    .where("id", "=", id)
    .execute();
};

test("BOT-12 what the staff want of a page outlives another reading of the file", async () => {
  const { id } = await add(pdfOf([TOWN, CASTLE]));
  await reading.readWaiting(log);
  await edit(id, 2, "El castillo está cerrado por obras.");
  await readAgain.up(db);
  await reading.readWaiting(log);
  expect(await keptTexts(id)).toEqual([
    [1, TOWN],
    [2, "El castillo está cerrado por obras."],
  ]);
  // Nothing is left to be indexed.
  expect(await claimChanged(connection)).toBeUndefined();
  const found = await openKnowledge(db).retrieve(bot, "¿Está cerrado el castillo?", {
    interfaceLanguage: "es",
  });
  expect(found.quotes).toMatchObject([{ page: 2 }]);
});

test("BOT-12 of what runs along the pages it is kept what it was", async () => {
  const pages = Array.from(
    { length: 6 },
    (_, at) => `Guía de la villa\nUn retablo ${"y otro ".repeat(at)}de madera.`,
  );
  const { id } = await add(pdfOf(pages));
  await reading.readWaiting(log);
  const rows = await db
    .selectFrom("bot_pages")
    .select(["text", "left_out"])
    .where("bot_file_id", "=", id)
    .orderBy("page")
    .execute();
  expect(rows[1]).toEqual({
    text: "Un retablo y otro de madera.",
    left_out: JSON.stringify([
      { text: "Guía de la villa", reason: "running-line", place: "above" },
    ]),
  });
});

test("BOT-12 one node indexes changed pages, and one that has lost its claim changes nothing", async () => {
  const { id } = await add(pdfOf([TOWN, CASTLE]));
  await reading.readWaiting(log);
  await edit(id, 2, "Cerrado.");
  const claimed = await claimChanged(connection);
  expect(claimed?.id).toBe(id);
  expect(await claimChanged(connection)).toBeUndefined();
  await release(id);
  const page = { text: "no", leftOut: [] };
  const lost = { count: 1, index: "", pages: [page, page] };
  await saveChanged(db, claimed ?? { id, claimedUntil: "" }, lost);
  expect(await keptTexts(id)).toEqual([
    [1, TOWN],
    [2, CASTLE],
  ]);
  await indexChanges(connection, log);
  expect(await keptTexts(id)).toEqual([
    [1, TOWN],
    [2, "Cerrado."],
  ]);
  expect(await row(id)).toMatchObject({ state: "ready", attempts: 0, claimed_until: null });
});
