import { pbkdf2, randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import type { IncomingMessage } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer, text } from "node:stream/consumers";
import { promisify } from "node:util";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openS3 } from "../src/storage/s3.ts";
import type { S3Settings } from "../src/settings/s3-settings.ts";
import { isStorageDown, type Storage } from "../src/storage/storage.ts";
import { freshBucket, hasS3, type TestBucket } from "./support/s3.ts";
import { openTcpProxy, type TcpProxy } from "./support/tcp-proxy.ts";

const MB = 1024 * 1024;
/** As long as the storage may be silent in the tests of that, in ms. */
const PATIENCE = 1000;

const folder = mkdtempSync(join(tmpdir(), "explorar-s3-test-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const newKey = (extension = "webp") => `${randomBytes(16).toString("hex")}.${extension}`;
const nothing = () => undefined;

function written(content: string | Buffer): string {
  const path = join(folder, randomBytes(8).toString("hex"));
  writeFileSync(path, content);
  return path;
}

const derive = promisify(pbkdf2);

/** The process's connections that keep it running: those that nobody uses do not. */
const connectionsInUse = (): number =>
  process.getActiveResourcesInfo().filter((name) => name === "TCPSocketWrap").length;

/** What a call failed with. */
async function failureOf(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => undefined,
    (error: unknown) => error,
  );
}

describe.skipIf(!hasS3)("S3", () => {
  let bucket: TestBucket;
  let proxy: TcpProxy;
  let storage: Storage;
  beforeAll(async () => {
    bucket = await freshBucket();
  });
  beforeEach(async () => {
    proxy = await openTcpProxy(bucket.settings.endpoint);
    storage = await openS3({ ...bucket.settings, endpoint: proxy.url });
  });
  afterEach(() => proxy.cut());

  const impatient = () =>
    openS3({ ...bucket.settings, endpoint: proxy.url }, { patience: PATIENCE });

  test.each([
    ["webp", "image/webp"],
    ["mp3", "audio/mpeg"],
    ["glb", "model/gltf-binary"],
    ["fbx", "application/octet-stream"],
  ])("a .%s is stored as %s", async (extension, type) => {
    const key = newKey(extension);
    await storage.save(key, written("content"));
    expect(await bucket.contentType(key)).toBe(type);
  });

  test("the start leaves nothing in the bucket", async () => {
    const empty = await freshBucket();
    await openS3(empty.settings);
    expect(await empty.keys()).toEqual([]);
  });

  test("TRU-36 an upload that is answered before its file's end was read leaves no connection in use", async () => {
    const straight = await openS3(bucket.settings);
    const before = connectionsInUse();
    const saved = { all: false };
    // Reading a file waits for these, sending what was read does not.
    const busy = Array.from({ length: 16 }, async () => {
      while (!saved.all) await derive("x", "y", 20_000, 64, "sha512");
    });
    const path = written(randomBytes(1000));
    for (let time = 0; time < 5; time += 1) await straight.save(newKey(), path);
    saved.all = true;
    await Promise.all(busy);
    await expect.poll(connectionsInUse).toBeLessThanOrEqual(before);
  });

  // What a sender hears of an ended connection, EPIPE or ECONNRESET, depends on how busy it is.
  test.each(["end", "reset"] as const)(
    "TRU-32 an upload that breaks off leaves nothing to see and nothing over: %s",
    async (how) => {
      const key = newKey();
      let passed = 0;
      proxy.out = (chunk) => {
        passed += chunk.length;
        if (passed > 4 * MB) void proxy.cut(how);
        return chunk;
      };
      const failure = await failureOf(storage.save(key, written(randomBytes(16 * MB))));
      expect([failure, isStorageDown(failure)]).toEqual([expect.any(Error), true]);
      expect(await bucket.keys()).not.toContain(key);
      expect(await bucket.unfinished()).toBe(0);
    },
  );

  test.each(["end", "reset"] as const)(
    "TRU-31 a file whose connection breaks off ends with an error, not short: %s",
    async (how) => {
      const key = newKey();
      await storage.save(key, written(randomBytes(16 * MB)));
      let passed = 0;
      proxy.back = (chunk) => {
        passed += chunk.length;
        if (passed > MB) void proxy.cut(how);
        return chunk;
      };
      const found = await storage.read(key);
      const failure = found && (await failureOf(buffer(found.stream)));
      expect(failure).toBeInstanceOf(Error);
    },
  );

  test("a file of ours that cannot be read is no fault of the storage", async () => {
    const missing = join(folder, "missing");
    const unreadable = await Promise.all([
      failureOf(storage.save(newKey(), missing)),
      failureOf(storage.save(newKey(), folder)),
    ]);
    expect(unreadable).toMatchObject([{ code: "ENOENT" }, { code: "EISDIR" }]);
  });

  test("bytes that change on their way are never stored", async () => {
    const key = newKey();
    const content = Buffer.alloc(100_000, "a");
    proxy.out = (chunk) => {
      const bent = Buffer.from(chunk);
      const at = bent.indexOf("aaaaaaaa");
      if (at >= 0) bent[at] = 98;
      return bent;
    };
    const failure = await failureOf(storage.save(key, written(content)));
    expect(isStorageDown(failure)).toBe(true);
    expect(await bucket.keys()).not.toContain(key);
  });

  test("a connection that broke once costs nothing: the file is sent again", async () => {
    const key = newKey();
    let broken = false;
    proxy.out = (chunk) => {
      if (broken || !chunk.includes("PUT ")) return chunk;
      broken = true;
      void proxy.cut().then(() => proxy.mend());
      return undefined;
    };
    await storage.save(key, written("again"));
    const found = await storage.read(key);
    expect([broken, found && (await text(found.stream))]).toEqual([true, "again"]);
  });

  test("TRU-36 a storage that is away fails every call at once, and serves again once it is back", async () => {
    const key = newKey();
    await storage.save(key, written("kept"));
    await proxy.cut();
    const failures = await Promise.all([
      failureOf(storage.save(newKey(), written("x"))),
      failureOf(storage.read(key)),
      failureOf(storage.read(key, () => ({ first: 0, last: 1 }))),
      failureOf(storage.remove(key)),
    ]);
    expect(failures.map(isStorageDown)).toEqual([true, true, true, true]);
    await proxy.mend();
    const found = await storage.read(key);
    expect(found && (await text(found.stream))).toBe("kept");
  });

  test("TRU-31 a storage that takes calls and never answers is given up", async () => {
    const key = newKey();
    await storage.save(key, written("kept"));
    const hurried = await impatient();
    proxy.back = nothing;
    const failures = await Promise.all([
      failureOf(hurried.save(newKey(), written("x"))),
      failureOf(hurried.read(key)),
      failureOf(hurried.remove(key)),
    ]);
    expect(failures.map(isStorageDown)).toEqual([true, true, true]);
  });

  test("TRU-31 an upload that does not move on is given up", async () => {
    const hurried = await impatient();
    proxy.out = (chunk) => (chunk.includes("PUT ") ? chunk : undefined);
    const failure = await failureOf(hurried.save(newKey(), written(randomBytes(32 * MB))));
    expect(isStorageDown(failure)).toBe(true);
  });

  test("TRU-31 a file that stops in the middle ends with an error, not short", async () => {
    const key = newKey();
    await storage.save(key, written(randomBytes(16 * MB)));
    const hurried = await impatient();
    let passed = 0;
    proxy.back = (chunk) => {
      passed += chunk.length;
      return passed > MB ? undefined : chunk;
    };
    const found = await hurried.read(key);
    const failure = found && (await failureOf(buffer(found.stream)));
    expect(isStorageDown(failure)).toBe(true);
  });

  test("a reader may be slower than the storage's patience", async () => {
    const key = newKey();
    const content = randomBytes(16 * MB);
    await storage.save(key, written(content));
    const found = await storage.read(key);
    const stream = found?.stream as IncomingMessage;
    await once(stream, "readable");
    // As if nothing had moved for so long, while bytes wait for their reader.
    for (let count = 0; count < 3; count += 1) stream.socket.emit("timeout");
    expect(content.equals(await buffer(stream))).toBe(true);
  });

  test("a bucket that is gone is no missing file", async () => {
    const other = await freshBucket();
    const opened = await openS3(other.settings);
    await other.remove();
    const failure = await failureOf(opened.read(newKey(), () => ({ first: 0, last: 0 })));
    expect(isStorageDown(failure)).toBe(true);
  });

  const wrong: [string, (right: S3Settings) => Partial<S3Settings>, RegExp][] = [
    ["an unknown key", () => ({ accessKeyId: "NOBODY" }), /^S3_ACCESS_KEY_ID expects a key that /],
    [
      "a wrong secret",
      () => ({ secretAccessKey: "not-it" }),
      /^S3_SECRET_ACCESS_KEY expects the secret that belongs to S3_ACCESS_KEY_ID$/,
    ],
    ["no such bucket", () => ({ bucket: "not-there" }), /^S3_BUCKET expects .* no not-there$/],
    [
      "nobody at the address",
      () => ({ endpoint: "http://127.0.0.1:9" }),
      /^S3_ENDPOINT: no S3 storage answers at http:\/\/127\.0\.0\.1:9 \(/,
    ],
  ];
  test.each(wrong)("%s ends the start with the setting's name", async (_what, change, message) => {
    const settings = { ...bucket.settings, ...change(bucket.settings) };
    const failure = await failureOf(openS3(settings, { patience: PATIENCE }));
    expect(failure).toMatchObject({ name: "SettingsError" });
    expect((failure as Error).message).toMatch(message);
    expect((failure as Error).message).not.toContain(settings.secretAccessKey);
  });
});
