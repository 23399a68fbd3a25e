import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { crc32, deflateSync } from "node:zlib";
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

/** A PNG of one colour that says by a chunk what its numbers mean. */
function chunkedPng(
  colour: readonly number[],
  ...chunks: readonly (readonly [name: string, content: Buffer])[]
): Buffer {
  const chunk = (name: string, content: Buffer) => {
    const named = Buffer.concat([Buffer.from(name), content]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(content.length);
    sum.writeUInt32BE(crc32(named));
    return Buffer.concat([length, named, sum]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(16, 0);
  head.writeUInt32BE(16, 4);
  head.set([8, 2], 8);
  const row = [0, ...Array.from({ length: 16 }, () => colour).flat()];
  const rows = Buffer.from(Array.from({ length: 16 }, () => row).flat());
  return Buffer.concat([
    Buffer.from("\u0089PNG\r\n\u001A\n", "latin1"),
    chunk("IHDR", head),
    ...chunks.map(([name, content]) => chunk(name, content)),
    chunk("IDAT", deflateSync(rows)),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

const longs = (...values: readonly number[]) => {
  const made = Buffer.alloc(values.length * 4);
  for (const [index, value] of values.entries()) made.writeUInt32BE(value, index * 4);
  return made;
};
const linear = ["gAMA", longs(100_000)] as const;
const adobe = [31_270, 32_900, 64_000, 33_000, 21_000, 71_000, 15_000, 6000] as const;

// As the formulas of PNG and of sRGB give them.
test.each([
  ["a gamma of 1", [40, 190, 190], [linear], [110, 222, 222]],
  ["a gamma of 1.8", [40, 190, 190], [["gAMA", longs(55_556)]], [53, 202, 202]],
  ["the gamma of sRGB", [40, 190, 190], [["gAMA", longs(45_455)]], [40, 190, 190]],
  ["sRGB beside another gamma", [40, 190, 190], [["sRGB", Buffer.of(0)], linear], [40, 190, 190]],
  ["Display P3 by its number", [200, 110, 90], [["cICP", Buffer.of(12, 13, 0, 1)]], [214, 104, 84]],
  ["sRGB by its number", [40, 190, 190], [["cICP", Buffer.of(1, 13, 0, 1)]], [40, 190, 190]],
  ["the primaries of Adobe RGB", [200, 110, 90], [["cHRM", longs(...adobe)]], [229, 109, 88]],
] as const)(
  "LIB-04, PRO-02 a PNG of %s is stored in the colours that it says",
  async (what, colour, chunks, shown) => {
    const path = join(folder, what.replaceAll(" ", "-"));
    await writeFile(path, chunkedPng(colour, ...chunks));
    const { full } = await drawPictures(path);
    const { data } = await sharp(full).raw().toBuffer({ resolveWithObject: true });
    for (const [part, value] of shown.entries())
      expect([part, data[part], Math.abs((data[part] ?? 0) - value) <= 4]).toEqual([
        part,
        data[part],
        true,
      ]);
  },
);

test.each([
  ["PQ", 16],
  ["HLG", 18],
])(
  "LIB-04 a PNG with the lights of %s is refused, which would be stored gray",
  async (what, code) => {
    const path = join(folder, what);
    await writeFile(path, chunkedPng([40, 190, 190], ["cICP", Buffer.of(9, code, 0, 1)]));
    await expect(drawPictures(path)).rejects.toMatchObject({
      message: expect.stringMatching(/PQ or HLG/) as string,
    });
  },
);
