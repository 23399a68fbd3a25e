import { expect, test } from "vitest";
import { shrunkSize } from "./shrink-photo.ts";

const MB = 1_048_576;

test.each([
  ["a photo of 24 megapixels", 6000, 4000, MB, [1920, 1280]],
  ["an upright one", 4000, 6000, MB, [1280, 1920]],
  ["a panorama", 12_000, 1200, MB, [1920, 192]],
  ["a heavy picture", 3000, 2000, 2 * MB + 1, [1920, 1280]],
  ["a heavy but small picture", 800, 600, 3 * MB, [800, 600]],
  ["one of 8 megapixels", 3840, 2160, 2 * MB, undefined],
] as const)("LIB-04 the size that is sent of %s", (_what, width, height, bytes, size) => {
  expect(shrunkSize(width, height, bytes)).toEqual(size);
});
