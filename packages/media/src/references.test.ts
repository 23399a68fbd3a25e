import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { loudnessOf, truePeakOf } from "@panel/domain/loudness";
import { afterAll, expect, test } from "vitest";
import { readTiff } from "./pictures/read-tiff.ts";
import * as made from "./pictures/tiff-fixtures.ts";

/*
 * What is read here beside what the programs that are the reference for it read, where they are installed. In every check
 * the stored values of the tests beside the readers stand for them.
 */

const isWhole = Boolean(process.env["WHOLE_CHECK"]);
const isThere = (program: string) => !spawnSync(program, ["-version"]).error;
const folder = mkdtempSync(join(tmpdir(), "references-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What to add to the title of a test whose program is not there. */
const noted = (program: string) =>
  isWhole && !isThere(program) ? ` (not run: ${program} is not installed)` : "";
const [noConvert, noFfmpeg] = [noted("convert"), noted("ffmpeg")];

const pictures: Readonly<Record<string, string>> = {
  ZIP: made.ZIP,
  "ZIP, big-endian": made.ZIP_BIG_ENDIAN,
  Zstandard: made.ZSTD,
  planar: made.PLANAR,
  "associated alpha": made.HALF,
};

test.skipIf(!isWhole || noConvert !== "").each(Object.keys(pictures))(
  `LIB-04 a TIFF of %s is read as ImageMagick reads it${noConvert}`,
  (name) => {
    const bytes = Uint8Array.from(Buffer.from(pictures[name] ?? "", "base64"));
    const path = join(folder, "picture.tif");
    writeFileSync(path, bytes);
    const reference = execFileSync("convert", [path, "-depth", "8", "RGBA:-"]);
    const { pixels } = readTiff(bytes);
    expect(pixels.data).toHaveLength(reference.length);
    for (const [at, value] of pixels.data.entries())
      expect(Math.abs(value - (reference[at] ?? 0))).toBeLessThanOrEqual(1);
  },
);

const RATE = 48_000;
const seconds = (count: number, sample: (time: number) => number) =>
  Float32Array.from({ length: RATE * count }, (_, at) => sample(at / RATE));
const tone = (hertz: number, gain: number) => (time: number) =>
  gain * Math.sin(2 * Math.PI * hertz * time);
const sounds: Readonly<Record<string, readonly Float32Array[]>> = {
  "one channel": [seconds(4, tone(440, 0.2))],
  "two channels": [seconds(4, tone(440, 0.2)), seconds(4, tone(1000, 0.05))],
  "a voice between silence": [seconds(6, (time) => (time % 2 < 1 ? tone(220, 0.3)(time) : 0))],
  "peaks between samples": [
    seconds(
      3,
      (time) => 0.9 * Math.min(1, time, 3 - time) * Math.sin(Math.PI * (RATE / 2) * time + 0.78),
    ),
  ],
};

test.skipIf(!isWhole || noFfmpeg !== "").each(Object.keys(sounds))(
  `LIB-04 the loudness and true peak of %s are those of ffmpeg's ebur128${noFfmpeg}`,
  (name) => {
    const channels = sounds[name] ?? [];
    const path = join(folder, "sound.f32");
    const mixed = Float32Array.from(
      { length: (channels[0]?.length ?? 0) * channels.length },
      (_, at) => {
        const channel = channels[at % channels.length];
        return channel?.[Math.floor(at / channels.length)] ?? 0;
      },
    );
    writeFileSync(path, new Uint8Array(mixed.buffer));
    const input = ["-f", "f32le", "-ar", String(RATE), "-ac", String(channels.length), "-i", path];
    const filter = ["-af", "ebur128=peak=true:dualmono=true", "-f", "null", "-"];
    const { stderr } = spawnSync("ffmpeg", ["-hide_banner", ...input, ...filter], {
      encoding: "utf8",
    });
    const summary = stderr.slice(stderr.lastIndexOf("Summary:"));
    const told = (pattern: RegExp) => Number(pattern.exec(summary)?.[1]);
    const peak = 20 * Math.log10(truePeakOf(channels));
    expect(Math.abs((loudnessOf(channels, RATE) ?? 0) - told(/I:\s+(-?[\d.]+) LUFS/))).toBeLessThan(
      0.15,
    );
    expect(Math.abs(peak - told(/Peak:\s+(-?[\d.]+) dBFS/))).toBeLessThan(0.3);
  },
);
