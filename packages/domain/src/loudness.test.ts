import { expect, test } from "vitest";
import { eveningOf, loudnessOf, truePeakOf } from "./loudness.ts";

/** A tone; its peak in dB of full scale. */
function tone(hertz: number, peak: number, seconds: number, rate = 48_000): Float32Array {
  const height = 10 ** (peak / 20);
  return Float32Array.from(
    { length: seconds * rate },
    (_, index) => height * Math.sin((2 * Math.PI * hertz * index) / rate),
  );
}
const joined = (...parts: Float32Array[]) =>
  Float32Array.from(parts.flatMap((part) => Array.from(part)));
const stereo = (channel: Float32Array) => [channel, channel];

// The signals of EBU Tech 3341, which ask for ± 0.1 LU.
test.each([
  ["case 1: a tone of -23 dBFS", tone(1000, -23, 20), -23],
  ["case 2: a tone of -33 dBFS", tone(1000, -33, 20), -33],
  [
    "case 3: quieter before and after",
    joined(tone(1000, -36, 10), tone(1000, -23, 60), tone(1000, -36, 10)),
    -23,
  ],
  [
    "case 4: nearly silent, too",
    joined(
      tone(1000, -72, 10),
      tone(1000, -36, 10),
      tone(1000, -23, 60),
      tone(1000, -36, 10),
      tone(1000, -72, 10),
    ),
    -23,
  ],
] as const)("LIB-04 the loudness of %s", (_what, channel, loudness) => {
  expect(Math.abs((loudnessOf(stereo(channel), 48_000) ?? 0) - loudness)).toBeLessThan(0.1);
});

test("LIB-04 loudness does not depend on the rate of samples, and one channel is heard from two speakers", () => {
  for (const rate of [44_100, 16_000]) {
    const heard = loudnessOf(stereo(tone(1000, -23, 5, rate)), rate) ?? 0;
    expect(Math.abs(heard + 23)).toBeLessThan(0.15);
  }
  expect(Math.abs((loudnessOf([tone(1000, -23, 5)], 48_000) ?? 0) + 23)).toBeLessThan(0.1);
});

test("LIB-04 silence and clicks have no loudness, and stay as they are", () => {
  expect(loudnessOf([new Float32Array(48_000)], 48_000)).toBeUndefined();
  expect(loudnessOf([tone(1000, -3, 0.2)], 48_000)).toBeUndefined();
  expect(eveningOf(undefined, 0.5)).toEqual({ gain: 1, heldByPeak: false });
});

test("LIB-04 a peak between samples is found", () => {
  // A tone at a quarter of the rate whose samples all lie beside its peaks
  const between = Float32Array.from({ length: 400 }, (_, index) =>
    Math.sin((Math.PI / 2) * index + Math.PI / 4),
  );
  expect(Math.max(...between)).toBeCloseTo(Math.SQRT1_2, 3);
  expect(truePeakOf([between])).toBeGreaterThan(0.95);
  expect(truePeakOf([tone(997, -6, 0.1)])).toBeCloseTo(0.501, 1);
});

test("LIB-04 a quiet sound is raised to the target, yet not above the highest peak", () => {
  expect(eveningOf(-26, 0.1)).toEqual({
    gain: expect.closeTo(3.162, 2) as number,
    heldByPeak: false,
  });
  expect(eveningOf(-26, 0.5)).toEqual({
    gain: expect.closeTo(0.891 / 0.5, 2) as number,
    heldByPeak: true,
  });
  expect(eveningOf(-10, 0.9)).toEqual({
    gain: expect.closeTo(0.501, 2) as number,
    heldByPeak: false,
  });
});
