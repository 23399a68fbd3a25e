import { expect, test } from "vitest";
import { pngPicture } from "../fixtures/boxes.ts";
import { uastcPicture } from "../fixtures/ktx2.ts";
import { imageHead } from "./image-size.ts";

const bytes = (start: readonly number[], length = 40) => {
  const all = new Uint8Array(length);
  all.set(start);
  return all;
};
const letters = (text: string) => Array.from(text, (letter) => letter.charCodeAt(0));

test("UIK-05 the size of a PNG is read", () => {
  expect(imageHead(pngPicture(16), "")).toMatchObject({ type: "image/png", width: 16, height: 16 });
});

test("UIK-05 the size of a JPEG is read after skipping the segments before it", () => {
  const head = [0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0, 0xff, 0xc0, 0, 17, 8, 1, 0, 2, 0];
  expect(imageHead(bytes(head), "")).toMatchObject({ type: "image/jpeg", width: 512, height: 256 });
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
  expect(imageHead(picture, "")).toMatchObject({ type: "image/ktx2", width: 8, height: 8 });
  expect(imageHead(picture.slice(0, 27), "")).toBeUndefined();
});

test("UIK-05 a TGA is recognised by its name alone", () => {
  const head = [0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 0, 32, 0, 24];
  expect(imageHead(bytes(head), "wood.TGA")).toMatchObject({ width: 64, height: 32 });
  expect(imageHead(bytes(head), "wood.dds")).toBeUndefined();
});

const word = (value: number) => [
  value & 255,
  (value >> 8) & 255,
  (value >> 16) & 255,
  value >>> 24,
];
const turned = (value: number) => word(value).toReversed();
const tag = (number: number, value: number) => [number, 1, 4, 0, ...word(1), ...word(value)];

test.each([
  ["DDS", [...letters("DDS "), ...word(124), 0, 0, 0, 0, ...word(256), ...word(512)], 200],
  ["TIFF", [...letters("II"), 42, 0, ...word(8), 2, 0, ...tag(0, 512), ...tag(1, 256)], 40],
  ["Photoshop", [...letters("8BPS"), ...Array(10).fill(0), ...turned(256), ...turned(512)], 40],
  ["Radiance", letters("#?RADIANCE\nFORMAT=32-bit_rle_rgbe\n\n-Y 256 +X 512\n"), 60],
  [
    "OpenEXR",
    [
      0x76,
      0x2f,
      0x31,
      0x01,
      ...word(2),
      ...letters("dataWindow\0box2i\0"),
      ...[16, 0, 0, 511, 255].flatMap(word),
    ],
    80,
  ],
  [
    "AVIF",
    [
      ...word(0),
      ...letters("ftypavif"),
      ...word(0),
      ...letters("ispe"),
      ...word(0),
      ...turned(512),
      ...turned(256),
    ],
    60,
  ],
  ["GIF", [...letters("GIF89a"), 1, 0, 1, 0, 0, 0, 0, 0x2c, 0, 0, 0, 0, 0, 2, 0, 1], 40],
  ["old BMP", [...letters("BM"), ...Array(12).fill(0), ...word(12), 0, 2, 0, 1], 40],
])("LIB-04 the size of a picture is read: %s", (_kind, head, length) => {
  expect(imageHead(bytes(head as number[], length), "")).toMatchObject({ width: 512, height: 256 });
});

test("LIB-04 of a header that is cut short or declares no pixels there is no size", () => {
  expect(imageHead(pngPicture(16).fill(0, 16, 24), "")).toBeUndefined();
  const cut = [...letters("II"), 42, 0, ...word(0x7fffffff), 2, 0];
  expect(imageHead(bytes(cut), "")).toBeUndefined();
  expect(imageHead(bytes(letters("unknown")), "a.xyz")).toBeUndefined();
});
