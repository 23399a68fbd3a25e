import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { readTiff } from "./read-tiff.ts";

const isWhole = Boolean(process.env["WHOLE_CHECK"]);
const missing = ["convert", "tiffcp"].filter(
  (tool) => isWhole && Boolean(spawnSync(tool, ["-version"]).error),
);
const folder = mkdtempSync(join(tmpdir(), "tiff-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const [WIDTH, HEIGHT] = [61, 37];
/** A picture of odd sides in which every pixel differs from those around it. */
const PPM = Buffer.concat([
  Buffer.from(`P6 ${WIDTH} ${HEIGHT} 255\n`),
  Buffer.from(
    Array.from({ length: WIDTH * HEIGHT }, (_, at) => {
      const [x, y] = [at % WIDTH, Math.floor(at / WIDTH)];
      return [(x * 4) % 256, (y * 6) % 256, (x * y) % 256];
    }).flat(),
  ),
]);

const run = (tool: string, args: readonly string[]) => {
  const { status, stderr, stdout } = spawnSync(tool, args, { maxBuffer: 1 << 26 });
  if (status !== 0) throw new Error(`${tool}: ${stderr.toString()}`);
  return stdout;
};

test.skipIf(!isWhole || missing.length > 0).each<[string, string[], string[]?]>([
  ["LZW with a predictor", ["-compress", "lzw", "-define", "tiff:predictor=2"]],
  ["ZIP in planes", ["-compress", "zip", "-interlace", "plane"]],
  ["ZIP in tiles", ["-compress", "zip", "-define", "tiff:tile-geometry=16x16"]],
  ["PackBits", ["-compress", "rle"]],
  ["16 bits, the higher byte first", ["-depth", "16", "-endian", "MSB"]],
  ["16 bits of gray", ["-colorspace", "gray", "-depth", "16"]],
  ["a palette", ["-colors", "64", "-type", "Palette"]],
  ["transparency", ["-alpha", "set", "-channel", "A", "-evaluate", "set", "60%", "+channel"]],
  ["fax", ["-monochrome", "-compress", "Group4"]],
  [
    "bits from the other end",
    ["-monochrome", "-depth", "1", "-compress", "none"],
    ["-f", "lsb2msb"],
  ],
  [
    "fax, bits from the other end",
    ["-monochrome", "-compress", "Group4"],
    ["-f", "lsb2msb", "-c", "g4"],
  ],
  ["strips of five rows", ["-compress", "none"], ["-r", "5", "-c", "zip:2"]],
])(
  `LIB-04 a TIFF of %s has the pixels that ImageMagick finds${missing.length > 0 ? ` (not run: ${missing.join(", ")} not installed)` : ""}`,
  (_what, options, again) => {
    const [source, first, second] = ["a.ppm", "a.tif", "b.tif"].map((name) =>
      join(folder, name),
    ) as [string, string, string];
    writeFileSync(source, PPM);
    run("convert", [source, ...options, first]);
    if (again) run("tiffcp", [...again, first, second]);
    const file = again ? second : first;
    const expected = run("convert", [file, "-depth", "8", "-colorspace", "sRGB", "rgba:-"]);
    const { pixels } = readTiff(Uint8Array.from(readFileSync(file)));
    expect([pixels.width, pixels.height]).toEqual([WIDTH, HEIGHT]);
    let most = 0;
    for (const [at, value] of expected.entries())
      most = Math.max(most, Math.abs(value - (pixels.data[at] ?? NaN)));
    expect(most).toBeLessThan(3);
  },
);
