import { loudnessOf, truePeakOf, type Channel } from "@panel/domain/loudness";
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";

const isWhole = Boolean(process.env["WHOLE_CHECK"]);
const isMissing = isWhole && Boolean(spawnSync("ffmpeg", ["-version"]).error);
const folder = mkdtempSync(join(tmpdir(), "loudness-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const SECONDS = 8;
const made = (rate: number, valueAt: (seconds: number) => number): Channel =>
  Float32Array.from({ length: rate * SECONDS }, (_, at) => valueAt(at / rate));
const tone = (hertz: number, height: number) => (seconds: number) =>
  height * Math.sin(2 * Math.PI * hertz * seconds);
/** Noise that is the same in every run. */
function noise(height: number): () => number {
  let state = 0x2545_f491;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
    return (height * state) / 2 ** 31;
  };
}
/** Half of it is much quieter, and some silent: what BS.1770 does not count. */
const gated = (seconds: number) =>
  seconds < 3 ? tone(500, 0.4)(seconds) : seconds < 6 ? tone(500, 0.01)(seconds) : 0;

/** A WAVE file of floats. */
function wave(channels: readonly Channel[], rate: number): Uint8Array {
  const length = channels[0]?.length ?? 0;
  const view = new DataView(new ArrayBuffer(44 + length * channels.length * 4));
  const write = (at: number, text: string) =>
    new Uint8Array(view.buffer).set(new TextEncoder().encode(text), at);
  write(0, "RIFF");
  view.setUint32(4, view.byteLength - 8, true);
  write(8, "WAVEfmt ");
  view.setUint32(16, 16, true);
  view.setUint16(20, 3, true);
  view.setUint16(22, channels.length, true);
  view.setUint32(24, rate, true);
  view.setUint32(28, rate * channels.length * 4, true);
  view.setUint16(32, channels.length * 4, true);
  view.setUint16(34, 32, true);
  write(36, "data");
  view.setUint32(40, length * channels.length * 4, true);
  for (const [channel, samples] of channels.entries())
    for (const [at, sample] of samples.entries())
      view.setFloat32(44 + (at * channels.length + channel) * 4, sample, true);
  return new Uint8Array(view.buffer);
}

/** The loudness and the true peak that ffmpeg's meter of EBU R 128 finds. */
function measured(channels: readonly Channel[], rate: number): { loudness: number; peak: number } {
  const path = join(folder, "sound.wav");
  writeFileSync(path, wave(channels, rate));
  const meter = `ebur128=peak=true${channels.length === 1 ? ":dualmono=true" : ""}`;
  const args = ["-hide_banner", "-nostats", "-i", path, "-af", meter, "-f", "null", "-"];
  const { stderr } = spawnSync("ffmpeg", args, { encoding: "utf8" });
  const summary = stderr.slice(stderr.lastIndexOf("Summary:"));
  const numberIn = (form: RegExp) => Number(form.exec(summary)?.[1]);
  return {
    loudness: numberIn(/^\s*I:\s+(-?[\d.]+) LUFS/m),
    peak: numberIn(/^\s*Peak:\s+(-?[\d.]+) dBFS/m),
  };
}

test.skipIf(!isWhole || isMissing).each<[string, number, readonly Channel[]]>([
  [
    "a tone in two channels",
    48_000,
    [made(48_000, tone(1000, 0.1)), made(48_000, tone(1000, 0.1))],
  ],
  ["a voice's range in one channel", 44_100, [made(44_100, tone(220, 0.3))]],
  ["noise in one of two channels", 44_100, [made(44_100, noise(0.5)), made(44_100, () => 0)]],
  ["low tones at a low rate", 24_000, [made(24_000, tone(60, 0.5)), made(24_000, tone(90, 0.4))]],
  ["what is loud, quiet and silent", 44_100, [made(44_100, gated), made(44_100, gated)]],
])(
  `LIB-04 %s is as loud as ffmpeg finds${isMissing ? " (not run: ffmpeg is not installed)" : ""}`,
  (_what, rate, channels) => {
    const { loudness, peak } = measured(channels, rate);
    expect(Math.abs((loudnessOf(channels, rate) ?? NaN) - loudness)).toBeLessThan(0.2);
    // Between samples every meter interpolates in its own way; BS.1770 allows for half a decibel.
    expect(Math.abs(20 * Math.log10(truePeakOf(channels)) - peak)).toBeLessThan(0.55);
  },
);
