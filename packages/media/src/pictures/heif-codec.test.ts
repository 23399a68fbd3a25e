import { expect, test } from "vitest";
import { foreignCodec } from "./heif-codec.ts";

/** The beginning of a HEIF with items of these types, their entries of version 2 or 3. */
function heifOf(version: 2 | 3, ...types: readonly string[]): Uint8Array {
  const entries = types.map((type, at) => {
    const id =
      version === 2 ? `\0${String.fromCodePoint(at + 1)}` : `\0\0\0${String.fromCodePoint(at + 1)}`;
    return `\0\0\0\u0015infe${version === 2 ? "\u0002" : "\u0003"}\0\0\0${id}\0\0${type}\0`;
  });
  const text = `\0\0\0\u0018ftypmif1\0\0\0\0mif1heic\0\0\0\u0040meta\0\0\0\0iinf\0\0\0\0\0${String.fromCodePoint(types.length)}${entries.join("")}`;
  return Uint8Array.from(text, (sign) => sign.codePointAt(0) ?? 0);
}

test.each([
  ["AVC (H.264)", heifOf(2, "avc1", "Exif")],
  ["JPEG", heifOf(3, "jpeg")],
  ["JPEG 2000", heifOf(2, "grid", "j2k1", "j2k1")],
  ["VVC (H.266)", heifOf(2, "vvc1")],
  ["ISO 23001-17", heifOf(2, "unci")],
])("LIB-04 a HEIF packed as %s is called by it", (name, bytes) => {
  expect(foreignCodec(bytes)).toBe(name);
});

test.each([
  ["HEVC in tiles, with a thumbnail in JPEG", heifOf(2, "hvc1", "hvc1", "grid", "jpeg", "Exif")],
  ["AV1", heifOf(2, "av01")],
  ["a sequence, without items", heifOf(2)],
])("LIB-04 %s is left to the decoder", (_what, bytes) => {
  expect(foreignCodec(bytes)).toBeUndefined();
});
