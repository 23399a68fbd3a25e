import { expect, test } from "vitest";
import {
  isNamedForeign,
  isRaw,
  pictureKindOf,
  picturesAccepted,
  sentSize,
} from "./source-pictures.ts";

const MB = 1_048_576;
const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.codePointAt(0) ?? 0);

test.each([
  ["a JPEG", "\u00FF\u00D8\u00FF\u00E1", "jpeg"],
  ["a PNG", "\u0089PNG\r\n\u001A\n\0\0\0\rIHDR", "png"],
  ["a GIF", "GIF89a", "gif"],
  ["a WebP", "RIFF\0\0\0\0WEBPVP8 ", "webp"],
  ["a TIFF of a PC", "II*\0\b\0\0\0", "tiff"],
  ["a TIFF of a Mac", "MM\0*\0\0\0\b", "tiff"],
  ["a BigTIFF", "II+\0\b\0\0\0", "tiff"],
  ["a BMP", "BM6\u0012\0\0\0\0\0\x006\0\0\0", "bmp"],
  ["a photo of an iPhone", "\0\0\0\u0024ftypheic\0\0\0\0mif1MiHEmiafheic", "heif"],
  ["one of many pictures", "\0\0\0\u0018ftypmsf1\0\0\0\0msf1hevc", "heif"],
  ["an AVIF whose first brand is general", "\0\0\0\u001Cftypmif1\0\0\0\0mif1avifmiaf", "avif"],
  ["an AVIF", "\0\0\0\u001Cftypavif\0\0\0\0avifmif1miaf", "avif"],
  ["a film", "\0\0\0\u0018ftypisom\0\0\0\0isomavc1", undefined],
  ["a film that names a picture after its brands", "\0\0\0\u0010ftypqt  \0\0\0\0heic", undefined],
  ["a text that begins like a BMP", "BMW is not a picture", undefined],
  ["nothing", "", undefined],
] as const)("LIB-04 %s is known by its bytes", (_what, head, kind) => {
  expect(pictureKindOf(bytes(head))).toBe(kind);
});

test.each([
  ["a photo of 24 megapixels", 6000, 4000, MB, "jpeg", [1920, 1280]],
  ["an upright one", 4000, 6000, MB, "jpeg", [1280, 1920]],
  ["a panorama", 12_000, 1200, MB, "png", [1920, 192]],
  ["a heavy picture", 3000, 2000, 2 * MB + 1, "webp", [1920, 1280]],
  ["a heavy but small picture", 800, 600, 3 * MB, "png", [800, 600]],
  ["one of 8 megapixels", 3840, 2160, 2 * MB, "jpeg", undefined],
  ["a HEIC of 12 megapixels", 4032, 3024, MB, "heif", [1920, 1440]],
  ["a TIFF, which is heavy whatever it shows", 2400, 1600, 11 * MB, "tiff", [2400, 1600]],
  ["a small BMP", 20, 10, 100, "bmp", [20, 10]],
] as const)("LIB-04 the size that is sent of %s", (_what, width, height, size, kind, sent) => {
  expect(sentSize({ width, height }, size, kind)).toEqual(sent);
});

test("LIB-04 names say what a picture cannot be", () => {
  expect(["a.DNG", "b.nef", "c.tif"].map(isRaw)).toEqual([true, true, false]);
  expect(["a.HEIC", "b.jpg", "c.avif"].map(isNamedForeign)).toEqual([true, false, true]);
  expect(picturesAccepted()).toBe(
    ".jpg,.jpeg,.png,.webp,.gif,.heic,.heif,.hif,.avif,.tif,.tiff,.bmp",
  );
});
