import { expect, test } from "vitest";
import { isMovingPicture } from "./moving-picture.ts";

const HEAD = [...Buffer.from("GIF89a"), 1, 0, 1, 0, 0x80, 0, 0, 0, 0, 0, 255, 255, 255];
const CONTROL = [0x21, 0xf9, 4, 0, 10, 0, 0, 0];
const FRAME = [0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0];
const gif = (...parts: number[][]) =>
  new File([new Uint8Array([...HEAD, ...parts.flat(), 0x3b])], "a.gif", { type: "image/gif" });
const webp = (flags: number) =>
  new File(
    [Buffer.from("RIFF\0\0\0\0WEBPVP8X\u000a\0\0\0"), new Uint8Array([flags, 0, 0])],
    "a.webp",
    {
      type: "image/webp",
    },
  );

const png = (...chunks: string[]) =>
  new File(
    [
      new Uint8Array(8),
      ...chunks.flatMap((name) => [
        new Uint8Array([0, 0, 0, 8]),
        name,
        new Uint8Array([0, 0, 0, 3]),
        new Uint8Array(8),
      ]),
    ],
    "a.png",
    { type: "image/png" },
  );

const container = (brand: string) => new File([`\0\0\0\u0010ftyp${brand}\0\0\0\0`], "a");

test.each([
  ["a GIF of two pictures", "gif", gif(CONTROL, FRAME, CONTROL, FRAME), true],
  ["a GIF of one picture", "gif", gif(CONTROL, FRAME), false],
  ["a GIF that is cut off", "gif", gif(CONTROL), false],
  ["an animated WebP", "webp", webp(2), true],
  ["a still WebP", "webp", webp(0), false],
  ["a PNG that is cut off", "png", new File(["x"], "a.png", { type: "image/png" }), false],
  ["a still PNG", "png", png("IHDR", "IDAT", "acTL"), false],
  ["an animated PNG", "png", png("IHDR", "acTL", "IDAT"), true],
  ["an animated AVIF", "avif", container("avis"), true],
  ["a photo of a phone", "heif", container("heic"), false],
  ["a JPEG", "jpeg", new File(["x"], "a.jpg"), false],
] as const)("LIB-04 %s", async (_what, kind, file, moving) => {
  expect(await isMovingPicture(file, kind)).toBe(moving);
});
