import { randomBytes } from "node:crypto";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync } from "node:fs";
import { truncateSync, writeFileSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { townMap } from "../../../tools/town-map.ts";
import { available } from "./support/database.ts";
import { machineHas } from "./support/machine.ts";
import { testServer } from "./support/server.ts";

const MB = 1024 * 1024;
/** Far more than the buffers of streams and sockets together hold. */
const LARGE = 64 * MB;

const folder = mkdtempSync(join(tmpdir(), "explorar-streams-"));
const map = join(folder, "town.pmtiles");
const writeMap = (bytes = LARGE) => {
  writeFileSync(map, townMap({ lat: 41.4, lon: 2.17 }));
  if (bytes > 0) truncateSync(map, bytes);
};
writeMap();
afterAll(() => rmSync(folder, { recursive: true }));

const server = testServer({ TILE_URL: map });
const key = `${randomBytes(16).toString("hex")}.mp3`;
const storedFile = () => join(server.settings.dataDir, "files", key.slice(0, 2), key);
const canCount = machineHas(readdirSync("/proc/self").includes("io"), "/proc/self/io");

/** Descriptors of this process, in which the server runs, of a file. */
const openOf = (path: string): number =>
  readdirSync("/proc/self/fd").filter((each) => {
    try {
      return readlinkSync(`/proc/self/fd/${each}`).startsWith(path);
    } catch {
      return false;
    }
  }).length;
/** Bytes that this process has read so far, by files and sockets. */
const readSoFar = () => Number(/rchar: (\d+)/.exec(readFileSync("/proc/self/io", "utf8"))?.[1]);

beforeAll(() => {
  if (!available) return;
  mkdirSync(join(server.settings.dataDir, "files", key.slice(0, 2)), { recursive: true });
  writeFileSync(storedFile(), "");
  truncateSync(storedFile(), LARGE);
});

const served = [
  {
    what: "the file of the map",
    address: "/map.pmtiles",
    path: () => map,
    type: "application/vnd.pmtiles",
  },
  { what: "a stored file", address: `/files/${key}`, path: storedFile, type: "audio/mpeg" },
];

describe.skipIf(!canCount).each(served)("$what", ({ address, path, type }) => {
  test("HEAD answers from what is known of the file, of which nothing is read and nothing stays open", async () => {
    const before = readSoFar();
    const answers = [];
    for (let time = 0; time < 4; time += 1)
      answers.push(await fetch(server.url + address, { method: "HEAD" }));
    await fetch(server.url + address, { method: "HEAD", headers: { range: "bytes=0-9" } });
    for (const { status, headers } of answers) {
      expect(status).toBe(200);
      expect(headers.get("content-length")).toBe(String(LARGE));
      expect(headers.get("content-type")).toBe(type);
      expect(headers.get("accept-ranges")).toBe("bytes");
    }
    expect(readSoFar() - before).toBeLessThan(MB);
    await expect.poll(() => openOf(path())).toBe(0);
  });

  test("whoever goes away in the middle has nothing more read, and nothing stays open", async () => {
    const before = readSoFar();
    for (let time = 0; time < 3; time += 1) {
      const socket = await asked(address);
      await once(socket, "readable");
      expect(openOf(path())).toBe(1);
      socket.destroy();
      await expect.poll(() => openOf(path())).toBe(0);
    }
    // Both ends of the connections are of this process.
    expect(readSoFar() - before).toBeLessThan(LARGE);
  });

  test("whoever goes away before the answer begins leaves nothing open", async () => {
    for (let time = 0; time < 20; time += 1) (await asked(address)).destroy();
    // A call that comes after them is answered after them.
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    await expect.poll(() => openOf(path())).toBe(0);
  });
});

test("HEAD of a file that is not there is not found", async () => {
  const gone = `/files/${"0".repeat(32)}.mp3`;
  expect((await fetch(server.url + gone, { method: "HEAD" })).status).toBe(404);
});

test("HEAD of the documents of the API reads none", async () => {
  const answer = await fetch(`${server.url}/api/docs/api.json`, { method: "HEAD" });
  expect([answer.status, await answer.text()]).toEqual([200, ""]);
});

test("HEAD of a map that the browser has is 304", async () => {
  const etag = (await fetch(`${server.url}/map.pmtiles`, { method: "HEAD" })).headers.get("etag");
  const headers = { "if-none-match": etag ?? "" };
  const again = await fetch(`${server.url}/map.pmtiles`, { method: "HEAD", headers });
  expect([again.status, again.headers.get("etag")]).toEqual([304, etag]);
});

describe.skipIf(!canCount)("a map that is changed while it is served", () => {
  test.each(["GET", "HEAD"])(
    "an empty one is not found, and nothing stays open: %s",
    async (method) => {
      writeFileSync(map, "");
      for (const range of ["bytes=0-126", "bytes=-10", "none"]) {
        const answer = await fetch(`${server.url}/map.pmtiles`, { method, headers: { range } });
        expect(answer.status).toBe(404);
        expect(answer.headers.get("cache-control") ?? "").not.toContain("public");
      }
      await expect.poll(() => openOf(map)).toBe(0);
      writeMap();
      expect((await fetch(`${server.url}/map.pmtiles`, { method })).status).toBe(200);
    },
  );

  test.each(["GET", "HEAD"])("a folder in its place is not found: %s", async (method) => {
    rmSync(map);
    mkdirSync(map);
    const answer = await fetch(`${server.url}/map.pmtiles`, { method });
    rmSync(map, { recursive: true });
    writeMap();
    expect(answer.status).toBe(404);
    await expect.poll(() => openOf(map)).toBe(0);
  });

  test("one that is cut short ends the answer, in place of keeping the browser waiting", async () => {
    const answer = await fetch(`${server.url}/map.pmtiles`);
    expect(answer.headers.get("content-length")).toBe(String(LARGE));
    truncateSync(map, 1000);
    await expect(answer.arrayBuffer()).rejects.toThrow("terminated");
    await expect.poll(() => openOf(map)).toBe(0);
    writeMap();
  });

  test("the ranges that nothing is sent for leave nothing open", async () => {
    const etag = (await fetch(`${server.url}/map.pmtiles`, { method: "HEAD" })).headers.get("etag");
    const ask = (headers: Record<string, string>) =>
      fetch(`${server.url}/map.pmtiles`, { headers });
    expect((await ask({ range: `bytes=${LARGE}-` })).status).toBe(416);
    expect((await ask({ "if-none-match": etag ?? "" })).status).toBe(304);
    await expect.poll(() => openOf(map)).toBe(0);
  });
});

/** Asks for something without reading the answer. */
async function asked(address: string): Promise<Socket> {
  const { hostname, port } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  await once(socket, "connect");
  await new Promise((resolve) => {
    socket.write(`GET ${address} HTTP/1.1\r\nhost: ${hostname}:${port}\r\n\r\n`, resolve);
  });
  return socket;
}
