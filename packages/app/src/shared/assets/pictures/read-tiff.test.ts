import { expect, test } from "vitest";
import { readTiff } from "./read-tiff.ts";
import * as made from "./tiff-fixtures.ts";
import { UnreadablePicture } from "./unreadable-picture.ts";

const decoded = (base64: string) => Uint8Array.from(Buffer.from(base64, "base64"));

test.each([
  ["ZIP", made.ZIP, 255],
  ["ZIP, with its bytes the other way round", made.ZIP_BIG_ENDIAN, 255],
  ["tiles of Zstandard", made.ZSTD, 255],
  ["planes apart from each other", made.PLANAR, 255],
  ["colours that were multiplied by their opacity", made.HALF, 127],
  ["CIE Lab of 8 bits", made.LAB8, 255],
  ["CIE Lab of 16 bits", made.LAB16, 255],
])("LIB-04 a TIFF of %s has the colours that it says", (_, base64, opacity) => {
  const { pixels } = readTiff(decoded(base64));
  expect([pixels.width, pixels.height]).toEqual([8, 4]);
  for (const [x, colour] of [
    [1, [200, 110, 90, opacity]],
    [6, [120, 180, 110, opacity]],
  ] as const) {
    const place = (2 * 8 + x) * 4;
    for (const [part, value] of colour.entries())
      expect(Math.abs((pixels.data[place + part] ?? 0) - value)).toBeLessThan(4);
  }
});

test.each([
  ["LZMA", made.LZMA, "packing", { what: "LZMA" }],
  ["BigTIFF", made.BIG, "format", { what: "BigTIFF" }],
  ["CMYK", made.CMYK, "colours", { what: "CMYK" }],
  ["numbers with a point", made.FLOAT, "floating", { bits: 32 }],
  ["32 bits", made.DEEP, "bits", { bits: 32 }],
])("LIB-04 a TIFF of %s is refused by what it is", (_, base64, reason, params) => {
  const read = () => readTiff(decoded(base64));
  expect(read).toThrow(UnreadablePicture);
  expect(read).toThrow(expect.objectContaining({ reason, params }));
});
