import { createHash, randomBytes } from "node:crypto";
import { createWriteStream, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { buffer, text } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openLocalDisk } from "../src/storage/local-disk.ts";
import { openS3 } from "../src/storage/s3.ts";
import type { ByteRange, Storage } from "../src/storage/storage.ts";
import { freshBucket, hasS3 } from "./support/s3.ts";

const MB = 1024 * 1024;
const folder = mkdtempSync(join(tmpdir(), "explorar-storage-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const newKey = (extension = "webp") => `${randomBytes(16).toString("hex")}.${extension}`;

/** A local file with the content. */
function written(content: string | Buffer): string {
  const path = join(folder, randomBytes(8).toString("hex"));
  writeFileSync(path, content);
  return path;
}

const implementations: { name: string; open: () => Promise<Storage> }[] = [
  { name: "local disk", open: () => openLocalDisk(join(folder, "files")) },
];
if (hasS3) {
  implementations.push({ name: "S3", open: async () => openS3((await freshBucket()).settings) });
}

describe.each(implementations)("storage on $name", ({ open }) => {
  let storage: Storage;
  beforeAll(async () => {
    storage = await open();
  });

  async function saved(content: string | Buffer): Promise<string> {
    const key = newKey();
    await storage.save(key, written(content));
    return key;
  }
  async function contentOf(key: string): Promise<string | undefined> {
    const found = await storage.read(key);
    return found && text(found.stream);
  }

  test("what is saved is read, with its size", async () => {
    const found = await storage.read(await saved("hello"));
    expect(found?.total).toBe(5);
    expect(found && (await text(found.stream))).toBe("hello");
  });

  test("an empty file is a file", async () => {
    const found = await storage.read(await saved(""));
    expect(found?.total).toBe(0);
    expect(found && (await text(found.stream))).toBe("");
  });

  test("the size of a file is told without reading it, of an empty and of a missing one too", async () => {
    expect(await storage.sizeOf(await saved("hello"))).toBe(5);
    expect(await storage.sizeOf(await saved(""))).toBe(0);
    expect(await storage.sizeOf(newKey())).toBeUndefined();
  });

  test("bytes come back as they were, whatever they are", async () => {
    const content = randomBytes(300_000);
    const found = await storage.read(await saved(content));
    expect(found && content.equals(await buffer(found.stream))).toBe(true);
  });

  test("what was never saved is not there", async () => {
    expect(await storage.read(newKey())).toBeUndefined();
  });

  test("what was never saved has no part either, and nobody is asked for one", async () => {
    const asked: number[] = [];
    const pick = (total: number): ByteRange => {
      asked.push(total);
      return { first: 0, last: 0 };
    };
    expect([await storage.read(newKey(), pick), asked]).toEqual([undefined, []]);
  });

  test.each([
    [{ first: 0, last: 0 }, "a"],
    [{ first: 2, last: 4 }, "cde"],
    [{ first: 7, last: 9 }, "hij"],
    [{ first: 0, last: 9 }, "abcdefghij"],
  ])("the part %j is read, with the size of the whole", async (range, expected) => {
    const key = await saved("abcdefghij");
    const asked: number[] = [];
    const found = await storage.read(key, (total) => {
      asked.push(total);
      return range;
    });
    expect([asked, found?.total]).toEqual([[10], 10]);
    expect(found && (await text(found.stream))).toBe(expected);
  });

  test("whoever picks no part gets the whole", async () => {
    const found = await storage.read(await saved("abc"), () => undefined);
    expect(found && (await text(found.stream))).toBe("abc");
  });

  test("what is removed is gone, and to remove it again is no error", async () => {
    const key = await saved("over");
    await storage.remove(key);
    expect(await contentOf(key)).toBeUndefined();
    await expect(storage.remove(key)).resolves.toBeUndefined();
  });

  test("to remove one file leaves the others", async () => {
    const [first, second] = [await saved("1"), await saved("2")];
    await storage.remove(first);
    expect(await contentOf(second)).toBe("2");
  });

  test("a second save under a key replaces the first whole", async () => {
    const key = await saved("a long first content");
    await storage.save(key, written("short"));
    const found = await storage.read(key);
    expect([found?.total, found && (await text(found.stream))]).toEqual([5, "short"]);
  });

  test("a reader gets the file that it began with, though it is replaced and removed", async () => {
    const content = randomBytes(2 * MB);
    const key = await saved(content);
    const found = await storage.read(key);
    await storage.save(key, written("another"));
    await storage.remove(key);
    expect(found && content.equals(await buffer(found.stream))).toBe(true);
  });

  test("files that are saved, read and removed at once do not mix", async () => {
    const all = await Promise.all(
      Array.from({ length: 20 }, async (_, index) => {
        const content = String(index).repeat(10_000);
        const key = await saved(content);
        const same = (await contentOf(key)) === content;
        await storage.remove(key);
        return same && (await contentOf(key)) === undefined;
      }),
    );
    expect(all).toEqual(all.map(() => true));
  });

  test("of many who save one key at once, one wins and no mixture", async () => {
    const key = newKey();
    const contents = Array.from({ length: 8 }, (_, index) => String(index).repeat(300_000 - index));
    await Promise.all(contents.map((content) => storage.save(key, written(content))));
    expect(contents).toContain(await contentOf(key));
  });

  test("readers who leave half way take nothing from those who come after", async () => {
    const content = randomBytes(MB);
    const key = await saved(content);
    for (let round = 0; round < 60; round += 1) {
      const found = await storage.read(key);
      found?.stream.destroy();
    }
    const last = await storage.read(key);
    expect(last && content.equals(await buffer(last.stream))).toBe(true);
  });

  test("a local file that is not there is told, and nothing is stored", async () => {
    const key = newKey();
    await expect(storage.save(key, join(folder, "none"))).rejects.toMatchObject({ code: "ENOENT" });
    expect(await storage.read(key)).toBeUndefined();
  });

  test("a file of 200 MB goes in and out and never is in memory whole", async () => {
    const path = join(folder, "large");
    const block = randomBytes(MB);
    const sum = createHash("sha256");
    const blocks = function* () {
      for (let count = 0; count < 200; count += 1) {
        sum.update(block);
        yield block;
      }
    };
    await pipeline(Readable.from(blocks()), createWriteStream(path));
    const before = process.memoryUsage().rss;
    let most = before;
    const look = () => (most = Math.max(most, process.memoryUsage().rss));
    const timer = setInterval(look, 20);
    const key = newKey();
    await storage.save(key, path);
    const found = await storage.read(key);
    const read = createHash("sha256");
    for await (const chunk of found?.stream ?? []) read.update(chunk as Buffer);
    clearInterval(timer);
    await storage.remove(key);
    expect(found?.total).toBe(200 * MB);
    expect(read.digest("hex")).toBe(sum.digest("hex"));
    expect(most - before).toBeLessThan(128 * MB);
  });
});
