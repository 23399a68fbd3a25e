import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { drawPictures } from "../src/images/image-sizes.ts";

const TEAL = { r: 40, g: 190, b: 190 };
let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "image-colours-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const plain = () => sharp({ create: { width: 64, height: 48, channels: 3, background: TEAL } });

test.each([
  ["8 bits without a profile", plain().png()],
  ["16 bits without a profile", plain().toColourspace("rgb16").png()],
  ["8 bits in sRGB", plain().withIccProfile("srgb").png()],
  ["16 bits in sRGB", plain().toColourspace("rgb16").withIccProfile("srgb").png()],
  ["8 bits in Display P3", plain().withIccProfile("p3").png()],
  ["16 bits in Display P3", plain().toColourspace("rgb16").withIccProfile("p3").png()],
  ["a JPEG in Display P3", plain().withIccProfile("p3").jpeg({ quality: 100 })],
  [
    "16 bits that are turned",
    plain().toColourspace("rgb16").withIccProfile("p3").withMetadata({ orientation: 6 }).png(),
  ],
] as const)(
  "LIB-04, PRO-02 a picture of %s is stored in the colours that it has",
  async (what, image) => {
    const path = join(folder, what.replaceAll(" ", "-"));
    await writeFile(path, await image.toBuffer());
    const { full, large, small } = await drawPictures(path);
    for (const file of [full, large, small]) {
      const { data } = await sharp(file).raw().toBuffer({ resolveWithObject: true });
      const { r, g, b } = TEAL;
      for (const [part, value] of [r, g, b].entries())
        expect([file, part, Math.abs((data[part] ?? 0) - value) <= 4]).toEqual([file, part, true]);
    }
  },
);

test("LIB-04 the channels of a CMYK photo come out as the colours of print", async () => {
  const path = join(folder, "cmyk");
  const print = await plain()
    .toColourspace("cmyk")
    .withIccProfile("cmyk")
    .jpeg({ quality: 100 })
    .toBuffer();
  expect((await sharp(print).metadata()).channels).toBe(4);
  await writeFile(path, print);
  const { full } = await drawPictures(path);
  const { data, info } = await sharp(full).raw().toBuffer({ resolveWithObject: true });
  expect(info.channels).toBe(3);
  // What ink cannot show is a little duller.
  expect(Math.abs((data[1] ?? 0) - TEAL.g)).toBeLessThan(25);
  expect(data[0] ?? 0).toBeLessThan(110);
});
