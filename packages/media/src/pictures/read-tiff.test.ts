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

/** A TIFF of one strip without packing, with fields beside those that all have. */
function plainTiff(pixels: readonly number[], fields: Readonly<Record<number, number>>) {
  const all = Object.entries({
    256: 16,
    257: 1,
    259: 1,
    262: 1,
    273: 8,
    277: 1,
    278: 1,
    279: pixels.length,
    ...fields,
  }).toSorted(([a], [b]) => Number(a) - Number(b));
  const start = 8 + pixels.length;
  const bytes = new Uint8Array(start + 6 + 12 * all.length);
  const view = new DataView(bytes.buffer);
  bytes.set([0x49, 0x49, 42, 0]);
  view.setUint32(4, start, true);
  bytes.set(pixels, 8);
  view.setUint16(start, all.length, true);
  for (const [at, [tag, value]] of all.entries()) {
    const place = start + 2 + 12 * at;
    view.setUint16(place, Number(tag), true);
    view.setUint16(place + 2, 3, true);
    view.setUint32(place + 4, 1, true);
    view.setUint16(place + 8, value, true);
  }
  return bytes;
}

test("LIB-04 bits that begin at the other end of their byte are turned", () => {
  const [BITS, ORDER] = [258, 266];
  const row = (bits: readonly number[], fields: Readonly<Record<number, number>>) => {
    const { pixels } = readTiff(plainTiff(bits, { [BITS]: 1, ...fields }));
    return Array.from({ length: 16 }, (_, at) => Number((pixels.data[at * 4] ?? 0) > 127)).join("");
  };
  expect(row([0b1110_0000, 0b1000_0001], {})).toBe("1110000010000001");
  expect(row([0b0000_0111, 0b1000_0001], { [ORDER]: 2 })).toBe("1110000010000001");
});

test("LIB-04 numbers with a sign are told as what they are", () => {
  const [BITS, FORMAT] = [258, 339];
  const signed = plainTiff(
    Array.from({ length: 32 }, () => 1),
    { [BITS]: 16, [FORMAT]: 2 },
  );
  expect(() => readTiff(signed)).toThrow(
    expect.objectContaining({ reason: "signed", params: { bits: 16 } }),
  );
});
