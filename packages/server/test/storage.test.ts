import { createHash, randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { text } from "node:stream/consumers";
import { join } from "node:path";
import fastify from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { panelEnvelope } from "../src/http/envelope.ts";
import { registerErrorHandler } from "../src/http/error-handler.ts";
import { openFiles, type Files } from "../src/storage/files.ts";
import { openLocalDisk, removeUnfinished } from "../src/storage/local-disk.ts";
import { fileAddress } from "../src/storage/file-address.ts";
import type { Storage } from "../src/storage/storage.ts";
import { available } from "./support/database.ts";
import { testServer } from "./support/server.ts";

const server = testServer();
let storage: Storage;
let files: Files;

const noFailure = (error: unknown) => {
  throw error;
};
const filesFolder = () => join(server.database.dataDir, "files");
/** As the next start does that finds nothing else on the folder. */
const openAgain = () =>
  openFiles(server.running.connection, storage, server.database.dataDir, noFailure, {
    leftBefore: new Date(),
  });

beforeAll(async () => {
  if (!available) return;
  storage = await openLocalDisk(filesFolder());
  files = await openAgain();
});
// Runs before the hook of the server: afterwards a sweep would find the database closed.
afterAll(async () => {
  if (available) await files.close();
});

/** A local file with the text, and what is said of it. */
function written(content: string, extension = "webp") {
  const path = join(server.database.dataDir, randomBytes(8).toString("hex"));
  writeFileSync(path, content);
  const sha256 = createHash("sha256").update(content).digest("hex");
  return { path, bytes: Buffer.byteLength(content), sha256, extension };
}

async function contentOf(key: string): Promise<string | undefined> {
  const found = await storage.read(key);
  return found && text(found.stream);
}

async function kept(content: string, extension?: string) {
  const row = await files.put(written(content, extension));
  await files.keep(server.db, row.id);
  return row;
}

test("TRU-32 a disk with folders and files of its own is one to store files on", async () => {
  const root = join(server.database.dataDir, "own-disk");
  mkdirSync(join(root, "lost+found"), { recursive: true });
  mkdirSync(join(root, "ab"));
  for (const name of ["README", "ee", "lost+found/inode.part", `ab/${"ab".repeat(16)}.webp.part`]) {
    writeFileSync(join(root, name), "text");
  }
  await removeUnfinished(root);
  const left = readdirSync(root, { recursive: true }) as string[];
  expect(left.toSorted()).toEqual(["README", "ab", "ee", "lost+found", "lost+found/inode.part"]);
});

test("TRU-32 what is added beside a running server leaves alone what that is storing", async () => {
  const row = await files.put(written("on its way"));
  const { connection } = server.running;
  const { dataDir } = server.database;
  const beside = await openFiles(connection, storage, dataDir, noFailure);
  await beside.close();
  await files.keep(server.db, row.id);
  expect(await contentOf(row.key)).toBe("on its way");
});

test("TRU-24 a stored name is made by the server and cannot be guessed", async () => {
  const [one, other] = await Promise.all([kept("same"), kept("same")]);
  expect(one.key).toMatch(/^[0-9a-f]{32}\.webp$/);
  expect(other.key).not.toBe(one.key);
});

test("a kept file stays through a restart and a sweep", async () => {
  const row = await kept("stays");
  const again = await openAgain();
  await again.sweep();
  await again.close();
  expect(await contentOf(row.key)).toBe("stays");
});

test("TRU-32 a file that no record took before the node stopped is gone after its next start, row and bytes", async () => {
  const row = await files.put(written("nobody's"));
  expect(await contentOf(row.key)).toBe("nobody's");
  const again = await openAgain();
  await again.close();
  expect(await contentOf(row.key)).toBeUndefined();
  const found = await server.db
    .selectFrom("stored_files")
    .select("id")
    .where("id", "=", row.id)
    .executeTakeFirst();
  expect(found).toBeUndefined();
});

test("a file that another node is storing now is left alone", async () => {
  const row = await files.put(written("another's"));
  await server.db
    .updateTable("stored_files")
    .set({ node: "another" })
    .where("id", "=", row.id)
    .execute();
  const again = await openAgain();
  await again.close();
  expect(await contentOf(row.key)).toBe("another's");
});

test("what is let go in a transaction that fails stays", async () => {
  const row = await kept("still wanted");
  const failing = server.db.transaction().execute(async (trx) => {
    await files.release(trx, row.id);
    throw new Error("no");
  });
  await expect(failing).rejects.toThrow("no");
  await files.sweep();
  expect(await contentOf(row.key)).toBe("still wanted");
});

test("what is let go goes with the next sweep", async () => {
  const row = await kept("over");
  await files.release(server.db, row.id);
  await files.sweep();
  expect(await contentOf(row.key)).toBeUndefined();
});

test("a file that is not there any more cannot be kept", async () => {
  const row = await kept("gone");
  await files.release(server.db, row.id);
  await expect(files.keep(server.db, row.id)).rejects.toThrow("not there any more");
});

test("what is discarded goes at once, what is kept stays", async () => {
  const [row, stays] = [await files.put(written("refused")), await kept("taken")];
  await files.discard([row, undefined, stays]);
  await expect.poll(() => contentOf(row.key)).toBeUndefined();
  expect(await contentOf(stays.key)).toBe("taken");
  await expect(files.keep(server.db, row.id)).rejects.toThrow("not there any more");
});

test("TRU-36 what cannot be stored leaves no row behind, what cannot be removed goes later", async () => {
  const failures: unknown[] = [];
  let away = false;
  const reached = async <T>(work: () => Promise<T>): Promise<T> => {
    if (away) throw new Error("away");
    return work();
  };
  const unsteady: Storage = {
    ...storage,
    save: (key, path) => reached(() => storage.save(key, path)),
    remove: (key) => reached(() => storage.remove(key)),
  };
  const { connection, dataDir } = { ...server.running, ...server.database };
  const note = (error: unknown) => void failures.push(error);
  const own = await openFiles(connection, unsteady, dataDir, note);
  const count = async () =>
    (await server.db.selectFrom("stored_files").select("id").execute()).length;
  const before = await count();
  away = true;
  await expect(own.put(written("never there"))).rejects.toThrow("away");
  await expect.poll(() => failures).toEqual([new Error("away")]);
  expect(await count()).toBe(before + 1);
  away = false;
  await own.sweep();
  expect(await count()).toBe(before);
  await own.close();
});

test("TRU-32 a copy that a crash cut short is removed at the next start and never seen", async () => {
  const key = `${"ab".repeat(16)}.webp`;
  const folder = join(filesFolder(), "ab");
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${key}.part`), "half");
  expect(await contentOf(key)).toBeUndefined();
  await removeUnfinished(filesFolder());
  expect(readdirSync(folder)).not.toContain(`${key}.part`);
});

test("TRU-24 a file is served so that it runs nothing and is never taken for another type", async () => {
  const { key } = await kept("<script>alert(1)</script>");
  const answer = await fetch(server.url + fileAddress(key));
  expect(await answer.text()).toBe("<script>alert(1)</script>");
  expect(answer.headers.get("content-type")).toBe("image/webp");
  expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
  expect(answer.headers.get("content-security-policy")).toBe("sandbox; default-src 'none'");
  expect(answer.headers.get("content-disposition")).toBe(`inline; filename="${key}"`);
});

test("TRU-24 what a page does not show is a download", async () => {
  const { key } = await kept("fbx", "fbx");
  const answer = await fetch(server.url + fileAddress(key));
  expect(answer.headers.get("content-type")).toBe("application/octet-stream");
  expect(answer.headers.get("content-disposition")).toBe(`attachment; filename="${key}"`);
});

test.each([
  ["bytes=2-4", 206, "cde", "bytes 2-4/10"],
  ["bytes=7-", 206, "hij", "bytes 7-9/10"],
  ["bytes=-2", 206, "ij", "bytes 8-9/10"],
  ["bytes=8-99", 206, "ij", "bytes 8-9/10"],
  ["bytes=10-", 416, "", "bytes */10"],
  ["bytes=0-0,3-4", 200, "abcdefghij", null],
])("a player that asks for %s gets status %i", async (range, status, body, contentRange) => {
  const { key } = await kept("abcdefghij", "mp3");
  const answer = await fetch(server.url + fileAddress(key), { headers: { range } });
  expect(answer.status).toBe(status);
  expect(await answer.text()).toBe(body);
  expect(answer.headers.get("content-range")).toBe(contentRange);
  // Files never change, so they may be cached for ever; the answer to an unsatisfiable range may
  // not.
  const cached = "public, max-age=31536000, immutable";
  expect(answer.headers.get("cache-control")).toBe(status === 416 ? "no-store" : cached);
});

test.each([
  "0".repeat(32),
  `${"0".repeat(32)}.webp`,
  "..%2f..%2ftoken-secret",
  "%2e%2e%2fnode-id",
  `${"A".repeat(32)}.webp`,
])("TRU-24 nothing but a stored file is served: %s is 404", async (name) => {
  const answer = await fetch(`${server.url}/files/${name}`);
  expect(answer.status).toBe(404);
  expect(existsSync(join(server.database.dataDir, "node-id"))).toBe(true);
});

test.each(["ENOSPC", "EDQUOT", "EROFS", "EIO"])(
  "TRU-36 a disk that answers %s is 503 with Retry-After",
  async (code) => {
    const app = fastify();
    registerErrorHandler(app, { envelope: panelEnvelope });
    app.get("/", async () => {
      throw Object.assign(new Error("no"), { code });
    });
    const answer = await app.inject("/");
    expect([answer.statusCode, answer.headers["retry-after"]]).toEqual([503, "5"]);
    expect(answer.json()).toMatchObject({ data: { translation_key: "ERRORS.unavailable" } });
    await app.close();
  },
);
