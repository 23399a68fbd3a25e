import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { townMap } from "../../../tools/town-map.ts";
import { checkMapElsewhere } from "../src/settings/check-map-elsewhere.ts";
import { readSettings } from "../src/settings/settings.ts";
import { testServer } from "./support/server.ts";

const folder = mkdtempSync(join(tmpdir(), "explorar-map-"));
const path = join(folder, "town.pmtiles");
const town = townMap({ lat: 41.4, lon: 2.17 });
writeFileSync(path, town);
afterAll(() => rmSync(folder, { recursive: true }));

const server = testServer({ TILE_URL: path });
const elsewhere = testServer({ TILE_URL: "https://s3.example/maps/town.pmtiles?sign=1" });

const ask = (headers: Record<string, string> = {}) =>
  fetch(`${server.url}/map.pmtiles`, { headers: { "accept-encoding": "identity", ...headers } });

test("a file of the map on this server is named in the settings by its address here, and no other server with it", async () => {
  const answer = await fetch(`${server.url}/config.json`);
  const { tiles } = (await answer.json()) as { tiles: object };
  expect(tiles).toEqual({ url: "/map.pmtiles", attribution: "© OpenStreetMap contributors" });
  const policy = answer.headers.get("content-security-policy") ?? "";
  expect(policy).toContain("img-src 'self' data: blob:;");
  expect(policy).not.toContain("tile.openstreetmap.org");
});

test("a file of the map elsewhere is read from there, which the policy of the page and of its workers allows", async () => {
  const answer = await fetch(`${elsewhere.url}/config.json`);
  const { tiles } = (await answer.json()) as { tiles: { url: string } };
  expect(tiles.url).toBe("https://s3.example/maps/town.pmtiles?sign=1");
  const worker = await fetch(`${elsewhere.url}/assets/map.worker-a1.js`);
  for (const { headers } of [answer, worker])
    expect(headers.get("content-security-policy")).toMatch(
      /connect-src [^;]*https:\/\/s3\.example/,
    );
  expect((await fetch(`${elsewhere.url}/map.pmtiles`)).status).toBe(404);
});

test("parts of the file are handed out, each with the tag of the whole", async () => {
  const part = await ask({ range: "bytes=0-126" });
  expect(part.status).toBe(206);
  expect(part.headers.get("content-range")).toBe(`bytes 0-126/${town.length}`);
  expect(part.headers.get("content-type")).toBe("application/vnd.pmtiles");
  expect(new Uint8Array(await part.arrayBuffer())).toEqual(town.slice(0, 127));
  const end = await ask({ range: "bytes=-10" });
  expect(new Uint8Array(await end.arrayBuffer())).toEqual(town.slice(-10));
  const whole = await ask();
  expect(whole.status).toBe(200);
  expect(new Uint8Array(await whole.arrayBuffer())).toEqual(town);
  const tags = [part, end, whole].map(({ headers }) => headers.get("etag"));
  expect(new Set(tags).size).toBe(1);
  // A weak one says nothing of parts.
  expect(tags[0]).toMatch(/^"[\w-]+"$/);
});

test("what lies behind the file's end is refused, and what the browser has is not sent again", async () => {
  const beyond = await ask({ range: `bytes=${town.length}-` });
  expect(beyond.status).toBe(416);
  expect(beyond.headers.get("content-range")).toBe(`bytes */${town.length}`);
  const tag = (await ask({ range: "bytes=0-1" })).headers.get("etag") ?? "";
  expect((await ask({ "if-none-match": tag })).status).toBe(304);
  expect((await ask({ "if-range": tag, range: "bytes=0-1" })).status).toBe(206);
  expect((await ask({ "if-range": '"other"', range: "bytes=0-1" })).status).toBe(200);
});

test("a file that is replaced has another tag; one that is gone is not found, and is there again", async () => {
  const before = (await ask({ range: "bytes=0-1" })).headers.get("etag");
  writeFileSync(path, townMap({ lat: 40, lon: 2 }));
  expect((await ask({ range: "bytes=0-1" })).headers.get("etag")).not.toBe(before);
  rmSync(path);
  expect((await ask({ range: "bytes=0-1" })).status).toBe(404);
  writeFileSync(path, town);
  expect((await ask({ range: "bytes=0-1" })).status).toBe(206);
});

test.each([
  ["a missing file", join(folder, "missing.pmtiles"), undefined],
  ["a folder", join(folder, "folder.pmtiles"), ""],
  ["a page", join(folder, "page.pmtiles"), "<!doctype html>".padEnd(200)],
])("the start is refused with %s as the map's file", (_, file, content) => {
  if (content !== undefined && content !== "") writeFileSync(file, content);
  expect(() => readSettings({ DATA_DIR: folder, TILE_URL: file })).toThrow(
    `TILE_URL expects a file that can be read and holds vector tiles as PMTiles 3: ${file}`,
  );
});

const headed = (changes: Record<number, number>) => town.map((byte, at) => changes[at] ?? byte);

test.each([
  ["png", headed({ 99: 2 }), "it has pictures as PNG"],
  ["avif", headed({ 99: 5 }), "it has pictures as AVIF"],
  ["mlt", headed({ 99: 6 }), "it has vector tiles as MapLibre Tiles (MLT)"],
  ["new", headed({ 99: 9 }), "it has tiles of kind 9"],
  ["brotli", headed({ 98: 3 }), "it is packed with brotli, where browsers unpack gzip"],
  ["zstd", headed({ 98: 4 }), "it is packed with zstd, where browsers unpack gzip"],
  ["directories", headed({ 97: 4 }), "it is packed with zstd, where browsers unpack gzip"],
  ["two", headed({ 2: 2, 3: 0 }), "it is PMTiles 2: convert it with `pmtiles convert`"],
])("the start is refused with a map that browsers cannot draw: %s", (name, content, what) => {
  const file = join(folder, `${name}.pmtiles`);
  writeFileSync(file, content);
  expect(() => readSettings({ DATA_DIR: folder, TILE_URL: file })).toThrow(
    `TILE_URL expects a file that can be read and holds vector tiles as PMTiles 3 (${what}): ${file}`,
  );
});

test.each([
  [1, (text: Buffer) => text],
  [2, gzipSync],
])("the start is refused with a map of another schema (compression %i)", (compression, pack) => {
  const said = { vector_layers: [{ id: "ocean" }, { id: "streets" }] };
  const packed = pack(Buffer.from(JSON.stringify(said)));
  const content = Buffer.concat([town, packed]);
  content.writeBigUInt64LE(BigInt(town.length), 24);
  content.writeBigUInt64LE(BigInt(packed.length), 32);
  content[97] = compression;
  const file = join(folder, "other.pmtiles");
  writeFileSync(file, content);
  expect(() => readSettings({ DATA_DIR: folder, TILE_URL: file })).toThrow(
    `TILE_URL expects a map in Protomaps' schema, with the layers "earth" and "roads" (it has "ocean", "streets"): ${file}`,
  );
});

describe("a map's file in a bucket", () => {
  let content: Uint8Array = town;
  let hasRanges = true;
  const bucket = createServer(({ headers }, answer) => {
    const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(headers.range ?? "") ?? [];
    const part = hasRanges ? content.slice(Number(from), Number(to) + 1) : content;
    answer.writeHead(hasRanges ? 206 : 200).end(part);
  });
  let url = "";
  beforeAll(async () => {
    await once(bucket.listen(0, "127.0.0.1"), "listening");
    url = `http://127.0.0.1:${(bucket.address() as AddressInfo).port}/town.pmtiles`;
  });
  afterAll(() => void bucket.close());
  const check = () =>
    checkMapElsewhere({ tileUrl: url, mapFile: undefined }, new AbortController().signal);

  test("is looked at before the start, in the same words", async () => {
    await expect(check()).resolves.toBeUndefined();
    content = headed({ 98: 3 });
    await expect(check()).rejects.toThrow(
      `TILE_URL expects a file that can be read and holds vector tiles as PMTiles 3 (it is packed with brotli, where browsers unpack gzip): ${url}`,
    );
    content = Buffer.from("<!doctype html>".padEnd(200));
    await expect(check()).rejects.toThrow("holds vector tiles as PMTiles 3");
  });

  test("holds nothing up where it does not answer, or not with a part", async () => {
    hasRanges = false;
    await expect(check()).resolves.toBeUndefined();
    bucket.close();
    bucket.closeAllConnections();
    await expect(check()).resolves.toBeUndefined();
    const ended = AbortSignal.abort();
    await expect(
      checkMapElsewhere({ tileUrl: url, mapFile: undefined }, ended),
    ).resolves.toBeUndefined();
  });
});

test("a map that says nothing of its layers, or what nobody can read, is taken as it is", () => {
  const file = join(folder, "silent.pmtiles");
  for (const said of ["{}", "nothing", '{"vector_layers":7}', '{"vector_layers":[]}']) {
    const content = Buffer.concat([town, Buffer.from(said)]);
    content.writeBigUInt64LE(BigInt(town.length), 24);
    content.writeBigUInt64LE(BigInt(said.length), 32);
    writeFileSync(file, content);
    expect(readSettings({ DATA_DIR: folder, TILE_URL: file }).mapFile).toBe(file);
  }
});

test("a file is drawn in both themes, so that it has no other of the dark one", () => {
  for (const url of [path, "https://s3.example/town.pmtiles"])
    expect(() =>
      readSettings({
        DATA_DIR: folder,
        TILE_URL: url,
        TILE_URL_DARK: "https://night.example/{z}/{x}/{y}.png",
      }),
    ).toThrow("TILE_URL_DARK expects no value");
});
