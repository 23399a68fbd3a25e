import { expect, test } from "vitest";
import { pngPicture } from "./fixtures.ts";
import { uastcPicture } from "./fixtures-ktx2.ts";
import { imageHead } from "./image-size.ts";

const bytes = (start: readonly number[], length = 40) => {
  const all = new Uint8Array(length);
  all.set(start);
  return all;
};
const letters = (text: string) => Array.from(text, (letter) => letter.charCodeAt(0));

test("UIK-05 the size of a PNG is read", () => {
  expect(imageHead(pngPicture(16), "")).toEqual({ type: "image/png", width: 16, height: 16 });
});

test("UIK-05 the size of a JPEG is read after skipping the segments before it", () => {
  const head = [0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0, 0xff, 0xc0, 0, 17, 8, 1, 0, 2, 0];
  expect(imageHead(bytes(head), "")).toEqual({ type: "image/jpeg", width: 512, height: 256 });
});

test("UIK-05 the size of a WebP is read in its three variants", () => {
  const riff = [...letters("RIFF"), 0, 0, 0, 0, ...letters("WEBP")];
  const size = { width: 300, height: 200 };
  const extended = [...riff, ...letters("VP8X"), 0, 0, 0, 0, 0, 0, 0, 0, 43, 1, 0, 199, 0, 0];
  expect(imageHead(bytes(extended), "")).toMatchObject(size);
  const plain = [...riff, ...letters("VP8 "), 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 44, 1, 200, 0];
  expect(imageHead(bytes(plain), "")).toMatchObject(size);
  const packed = 299 | (199 << 14);
  const lossless = [...riff, ...letters("VP8L"), 0, 0, 0, 0, 0x2f];
  const tail = [packed & 255, (packed >> 8) & 255, (packed >> 16) & 255, packed >>> 24];
  expect(imageHead(bytes([...lossless, ...tail]), "")).toMatchObject(size);
});

test("UIK-05 the size of a KTX2 is read", () => {
  const picture = uastcPicture(8, () => [1, 2, 3, 4]);
  expect(imageHead(picture, "")).toEqual({ type: "image/ktx2", width: 8, height: 8 });
  expect(imageHead(picture.slice(0, 27), "")).toBeUndefined();
});

test("UIK-05 a TGA is recognised by its name alone", () => {
  const head = [0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 0, 32, 0, 24];
  expect(imageHead(bytes(head), "wood.TGA")).toMatchObject({ width: 64, height: 32 });
  expect(imageHead(bytes(head), "wood.dds")).toBeUndefined();
});
