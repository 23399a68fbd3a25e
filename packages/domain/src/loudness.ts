/*
 * Loudness and true peak as ITU-R BS.1770-4 measures them, on which EBU R 128 stands. The filters of annex 1 are given there
 * for 48 kHz; for other rates they are derived from the same analogue filters, as libebur128 does.
 */

/** One channel of a sound, each sample from -1 to 1. */
export type Channel = Float32Array;

/** Loudness at which every sound of a route is as loud as the others, in LUFS: that of podcasts and voices. */
export const TARGET_LOUDNESS = -16;
/** Highest true peak, in dBTP: encoders add a little. */
export const HIGHEST_PEAK = -1;

/** Quieter stretches count as silence, in LUFS. */
const SILENCE = -70;
/** Stretches so much below the others do not count, in LU. */
const BELOW = 10;
/** Length of a stretch and how far one is from the next, in seconds. */
const STRETCH = 0.4;
const STEP = 0.1;

interface Biquad {
  b: readonly [number, number, number];
  a: readonly [number, number];
}

/** A shelf for the head, and a high pass. */
function filtersAt(sampleRate: number): readonly Biquad[] {
  const shelf = Math.tan((Math.PI * 1681.974450955533) / sampleRate);
  const q = 0.7071752369554196;
  const high = 10 ** (3.999843853973347 / 20);
  const middle = high ** 0.4996667741545416;
  const over = 1 + shelf / q + shelf * shelf;
  const pass = Math.tan((Math.PI * 38.13547087602444) / sampleRate);
  const passQ = 0.5003270373238773;
  const passOver = 1 + pass / passQ + pass * pass;
  return [
    {
      b: [
        (high + (middle * shelf) / q + shelf * shelf) / over,
        (2 * (shelf * shelf - high)) / over,
        (high - (middle * shelf) / q + shelf * shelf) / over,
      ],
      a: [(2 * (shelf * shelf - 1)) / over, (1 - shelf / q + shelf * shelf) / over],
    },
    {
      b: [1, -2, 1],
      a: [(2 * (pass * pass - 1)) / passOver, (1 - pass / passQ + pass * pass) / passOver],
    },
  ];
}

/** The energy of each step of a channel, after the filters. */
function energies(samples: Channel, sampleRate: number): Float64Array {
  const step = Math.round(sampleRate * STEP);
  const sums = new Float64Array(Math.floor(samples.length / step));
  const [first, second] = filtersAt(sampleRate);
  if (!first || !second) return sums;
  let [p1, p2, q1, q2] = [0, 0, 0, 0];
  for (let at = 0; at < sums.length * step; at += 1) {
    const p0 = (samples[at] ?? 0) - first.a[0] * p1 - first.a[1] * p2;
    const between = first.b[0] * p0 + first.b[1] * p1 + first.b[2] * p2;
    p2 = p1;
    p1 = p0;
    const q0 = between - second.a[0] * q1 - second.a[1] * q2;
    const heard = second.b[0] * q0 + second.b[1] * q1 + second.b[2] * q2;
    q2 = q1;
    q1 = q0;
    const place = Math.floor(at / step);
    sums[place] = (sums[place] ?? 0) + (heard * heard) / step;
  }
  return sums;
}

const inLufs = (energy: number) => -0.691 + 10 * Math.log10(energy);
const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/**
 * Integrated loudness in LUFS; undefined for silence and for what is shorter than 0.4 seconds. A single channel counts twice, since
 * it comes out of two speakers.
 */
export function loudnessOf(channels: readonly Channel[], sampleRate: number): number | undefined {
  const heard = channels.map((channel) => energies(channel, sampleRate));
  const steps = heard.length === 1 ? [...heard, ...heard] : heard;
  const parts = Math.round(STRETCH / STEP);
  const count = Math.min(...steps.map(({ length }) => length)) - parts + 1;
  const stretches = Array.from({ length: Math.max(0, count) }, (_, index) =>
    steps.reduce((sum, each) => sum + mean([...each.subarray(index, index + parts)]), 0),
  ).filter((energy) => energy > 0 && inLufs(energy) > SILENCE);
  if (stretches.length === 0) return undefined;
  const least = inLufs(mean(stretches)) - BELOW;
  return inLufs(mean(stretches.filter((energy) => inLufs(energy) > least)));
}

/** The filter of annex 2, which reckons three samples between two: two of its four phases; the others are these reversed. */
const PHASES: readonly (readonly number[])[] = [
  [
    0.001708984375, 0.010986328125, -0.0196533203125, 0.033203125, -0.0594482421875,
    0.1373291015625, 0.97216796875, -0.102294921875, 0.047607421875, -0.026611328125,
    0.014892578125, -0.00830078125,
  ],
  [
    -0.0291748046875, 0.029296875, -0.0517578125, 0.089111328125, -0.16650390625, 0.465087890625,
    0.77978515625, -0.2003173828125, 0.1015625, -0.0582275390625, 0.0330810546875, -0.0189208984375,
  ],
];
const ALL_PHASES = [...PHASES, ...PHASES.map((phase) => phase.toReversed())];

/** The highest that a sound comes between its samples too, from 0 on. */
export function truePeakOf(channels: readonly Channel[]): number {
  let peak = 0;
  for (const samples of channels) {
    for (let at = 0; at < samples.length; at += 1) {
      const here = Math.abs(samples[at] ?? 0);
      // Between quiet samples nothing is much higher.
      if (here < peak / 2) continue;
      peak = Math.max(peak, here);
      for (const phase of ALL_PHASES) {
        let sum = 0;
        for (const [tap, weight] of phase.entries()) sum += weight * (samples[at + 6 - tap] ?? 0);
        peak = Math.max(peak, Math.abs(sum));
      }
    }
  }
  return peak;
}

/** By how much a sound is multiplied to be as loud as the others. */
export interface Evening {
  gain: number;
  /** Whether its peaks allow no more. */
  heldByPeak: boolean;
}

/** What makes a sound as loud as the others, as far as its peaks allow. */
export function eveningOf(loudness: number | undefined, truePeak: number): Evening {
  if (loudness === undefined || truePeak <= 0) return { gain: 1, heldByPeak: false };
  const wanted = 10 ** ((TARGET_LOUDNESS - loudness) / 20);
  const most = 10 ** (HIGHEST_PEAK / 20) / truePeak;
  return { gain: Math.min(wanted, most), heldByPeak: most < wanted };
}
