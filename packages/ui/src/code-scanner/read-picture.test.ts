import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { encode } from "uqr";
import { beforeAll, describe, expect, test } from "vitest";
import { hardPictureReader } from "./read-hard-picture.ts";
import { readPicture, type Picture } from "./read-picture.ts";

/** Pixels of a module. */
const SIDE = 6;

/** A picture of a code as a camera gives it. */
function pictureOf(text: string, isMirrored = false) {
  const { data: modules, size } = encode(text, { border: 4 });
  const width = size * SIDE;
  const data = new Uint8ClampedArray(width * width * 4).fill(255);
  for (let y = 0; y < width; y++) {
    for (let x = 0; x < width; x++) {
      const column = Math.floor((isMirrored ? width - 1 - x : x) / SIDE);
      if (modules[Math.floor(y / SIDE)]?.[column])
        data.fill(0, (y * width + x) * 4, (y * width + x) * 4 + 3);
    }
  }
  return { data, width, height: width };
}

/** The same as if it were looked at from below: its upper lines are narrower. */
function fromBelow({ data, width }: Picture): Picture {
  const tilted = new Uint8ClampedArray(data.length).fill(255);
  const middle = width / 2;
  for (let y = 0; y < width; y++) {
    const depth = 1 + (0.35 * (y - middle)) / middle;
    const from = Math.round(middle + ((y - middle) * 1.2) / depth);
    for (let x = 0; x < width; x++) {
      const across = Math.round(middle + ((x - middle) * 1.2) / depth);
      if (across < 0 || across >= width || from < 0 || from >= width) continue;
      const pixel = (from * width + across) * 4;
      tilted.set(data.subarray(pixel, pixel + 4), (y * width + x) * 4);
    }
  }
  return { data: tilted, width, height: width };
}

describe("the camera", () => {
  test.each([
    "HTTPS://RUTAS.EXAMPLE/PLAY/ABC123/C/LA%20FONT",
    // As long as the code of a prize with 36 steps.
    "aZ9_".repeat(46),
  ])("reads a code, mirrored or not: %s", (text) => {
    expect(readPicture(pictureOf(text))).toBe(text);
    expect(readPicture(pictureOf(text, true))).toBe(text);
  });

  test("reads nothing where there is no code", () => {
    const data = new Uint8ClampedArray(64 * 64 * 4).fill(200);
    expect(readPicture({ data, width: 64, height: 64 })).toBeUndefined();
  });
});

describe("the second reader", () => {
  let read: Awaited<ReturnType<typeof hardPictureReader>>;
  beforeAll(async () => {
    const file = readFileSync(
      fileURLToPath(import.meta.resolve("zxing-wasm/reader/zxing_reader.wasm")),
    );
    const { buffer, byteOffset, byteLength } = file;
    read = await hardPictureReader(buffer.slice(byteOffset, byteOffset + byteLength));
  });

  test("reads a code from the side, which the first does not read", async () => {
    // Of the fewest modules: nothing in it tells the first one how it is tilted.
    const text = "FUENTE7";
    const seen = fromBelow(pictureOf(text));
    expect(readPicture(seen)).toBeUndefined();
    expect(await read(seen)).toBe(text);
    expect(await read(pictureOf(text, true))).toBe(text);
  });

  test("reads nothing where there is no code", async () => {
    const data = new Uint8ClampedArray(64 * 64 * 4).fill(200);
    expect(await read({ data, width: 64, height: 64 })).toBeUndefined();
  });
});
