import type { Source } from "pmtiles";
import { expect, test } from "vitest";
import { townMap } from "../../test/town-map.ts";
import { MapFile, refusalOf } from "./map-file.ts";

const SQUARE = { lat: 41.4, lon: 2.17 };
/** The tile in which the town's square is. */
const [Z, X, Y] = [15, 16_581, 12_237];

/** A file in memory that counts what is read of it, and fails as often as it is told. */
function fileWith(bytes: Uint8Array<ArrayBuffer>, failures = 0) {
  let left = failures;
  const reads: [offset: number, length: number][] = [];
  const source: Source = {
    getKey: () => "town",
    getBytes: async (offset, length) => {
      reads.push([offset, length]);
      if ((left -= 1) >= 0) throw new Error("Bad response code: 503");
      return { data: bytes.slice(offset, offset + length).buffer };
    },
  };
  return { file: new MapFile(source), reads };
}

test("the parts of a tile are read, and no more of the file", async () => {
  const { file, reads } = fileWith(townMap(SQUARE));
  const tile = await file.tile(Z, X, Y);
  expect([...(tile?.areas.keys() ?? [])]).toEqual(
    expect.arrayContaining(["earth", "green", "building"]),
  );
  expect(tile?.spots.map(({ text, kind }) => [text, kind])).toContainEqual(["Vilanova", "place"]);
  const main = tile?.roads.find(({ text }) => text === "Carrer Major");
  expect(main).toMatchObject({ kind: "road", rank: 3 });
  expect(reads).toHaveLength(2);
  await file.tile(Z, X, Y);
  expect(reads).toHaveLength(2);
  expect(await file.largestZoom()).toBe(15);
});

test("where the file ends there is no tile, and that is no failure", async () => {
  const { file } = fileWith(townMap(SQUARE));
  expect(await file.tile(Z, X + 40, Y)).toBeUndefined();
});

test("a file that could not be read is read anew the next time", async () => {
  const { file } = fileWith(townMap(SQUARE), 1);
  await expect(file.tile(Z, X, Y)).rejects.toThrow("503");
  expect((await file.tile(Z, X, Y))?.spots).not.toEqual([]);
});

test("a file of pictures, and one that is no map, are told", async () => {
  const pictures = townMap(SQUARE);
  pictures[99] = 2;
  await expect(fileWith(pictures).file.tile(Z, X, Y)).rejects.toThrow("no vector tiles");
  const text = new TextEncoder().encode("<!doctype html>".padEnd(200));
  await expect(fileWith(text).file.tile(Z, X, Y)).rejects.toThrow("Wrong magic number");
});

test("a refusal is told from other answers", () => {
  expect(refusalOf(new Error("Bad response code: 403"))).toBe(403);
  expect(refusalOf(new Error("Bad response code: 401"))).toBe(401);
  expect(refusalOf(new Error("Bad response code: 404"))).toBeUndefined();
  expect(refusalOf(new TypeError("Failed to fetch"))).toBeUndefined();
});
