/** The values that the ends of a range of colours may have. */
interface Quantisation {
  bits: number;
  /** Values of the digit that stands above the bits. */
  digit: 1 | 3 | 5;
  /** The value from 0 to 255 for each number that is written. */
  values: Uint8Array;
}

/** @param scatter spreads the bits above the lowest over nine, as the specification of ASTC says */
function quantised(
  bits: number,
  digit: 3 | 5,
  step: number,
  scatter: (high: number) => number,
): Quantisation {
  const values = Uint8Array.from({ length: digit << bits }, (_, written) => {
    const low = written & ((1 << bits) - 1);
    const mirror = low & 1 ? 511 : 0;
    const value = ((written >> bits) * step + scatter(low >> 1)) ^ mirror;
    return (mirror & 128) | (value >> 2);
  });
  return { bits, digit, values };
}

const plain = (bits: number, spread: (value: number) => number): Quantisation => ({
  bits,
  digit: 1,
  values: Uint8Array.from({ length: 1 << bits }, (_, value) => spread(value)),
});

const of12 = quantised(2, 3, 93, (high) => high * 0b100010110);
const of16 = plain(4, (value) => value * 17);
const of32 = plain(5, (value) => (value << 3) | (value >> 2));
const of40 = quantised(3, 5, 26, (high) => (high << 7) | (high << 1) | (high >> 1));
const of48 = quantised(4, 3, 22, (high) => (high << 6) | high);
const of160 = quantised(5, 5, 6, (high) => (high << 5) | (high >> 3));
const of192 = quantised(6, 3, 5, (high) => (high << 4) | (high >> 4));
const of256 = plain(8, (value) => value);

/** Which part of the block each pixel belongs to. */
export interface Partition {
  parts: Uint8Array;
  /** The first pixel of each part, whose weight is written with a bit less. */
  isFirst: Uint8Array;
}

/** The patterns that the hash function of ASTC draws for a block of four by four pixels. */
function partitionOf(seed: number, count: number): Partition {
  let hash = seed + (count - 1) * 1024;
  hash ^= hash >>> 15;
  hash = (hash - (hash << 17)) | 0;
  hash = (hash + (hash << 7)) | 0;
  hash = (hash + (hash << 4)) | 0;
  hash ^= hash >>> 5;
  hash = (hash + (hash << 16)) | 0;
  hash ^= hash >>> 7;
  hash ^= hash >>> 3;
  hash ^= hash << 6;
  hash ^= hash >>> 17;
  const wide = seed & 2 ? 4 : 5;
  const other = count === 3 ? 6 : 5;
  const [even, odd] = seed & 1 ? [wide, other] : [other, wide];
  const slope = (shift: number, less: number) => (((hash >>> shift) & 15) ** 2) >> less;
  const planes = [
    { x: slope(0, even), y: slope(4, odd), start: hash >>> 14 },
    { x: slope(8, even), y: slope(12, odd), start: hash >>> 10 },
    { x: slope(16, even), y: slope(20, odd), start: hash >>> 6 },
  ].slice(0, count);
  const parts = new Uint8Array(16);
  const isFirst = new Uint8Array(16);
  for (let pixel = 0; pixel < 16; pixel += 1) {
    const [x, y] = [(pixel & 3) * 2, (pixel >> 2) * 2];
    const heights = planes.map((plane) => (plane.x * x + plane.y * y + plane.start) & 63);
    const part = heights.indexOf(Math.max(...heights));
    parts[pixel] = part;
    isFirst[pixel] = parts.indexOf(part) === pixel ? 1 : 0;
  }
  return { parts, isFirst };
}

const inTwo = [
  28, 20, 16, 29, 91, 9, 107, 72, 149, 204, 50, 114, 496, 17, 78, 39, 252, 828, 43, 156, 116, 210,
  476, 273, 684, 359, 246, 195, 694, 524,
].map((seed) => partitionOf(seed, 2));
const inTwoOfThree = [
  36, 48, 61, 137, 161, 183, 226, 281, 302, 307, 479, 495, 593, 594, 605, 799, 812, 988, 993,
].map((seed) => partitionOf(seed, 2));
const inThree = [260, 74, 32, 156, 183, 15, 745, 0, 335, 902, 254].map((seed) =>
  partitionOf(seed, 3),
);
/** A block that is all of one part. */
export const whole: Partition = {
  parts: new Uint8Array(16),
  isFirst: Uint8Array.from({ length: 16 }, (_, pixel) => (pixel === 0 ? 1 : 0)),
};

export interface Mode {
  /** The bits by which a block says its mode, and their number. */
  code: number;
  codeBits: number;
  /** Bits that only help to convert the block into other formats. */
  hints: number;
  ends: Quantisation;
  /** Values of a colour: grey and opacity, or red, green and blue, with opacity. */
  channels: 2 | 3 | 4;
  weightBits: number;
  parts: 1 | 2 | 3;
  partitions: readonly Partition[];
  /** The channel with weights of its own: none, one that the block names, or opacity. */
  apart: "none" | "any" | "opacity";
}

function mode(
  [code, codeBits]: readonly [number, number],
  channels: 2 | 3 | 4,
  ends: Quantisation,
  weightBits: number,
  more: Partial<Mode> = {},
): Mode {
  const hints = channels === 3 ? 15 : 23;
  const rest = { hints, parts: 1, partitions: [whole], apart: "none" } as const;
  return { code, codeBits, channels, ends, weightBits, ...rest, ...more };
}

const two = { parts: 2, partitions: inTwo } as const;

/** A block of one colour. */
export const single = mode([0b10111, 5], 4, of256, 0, { hints: 0 });

const modes: readonly Mode[] = [
  mode([0b0001, 4], 3, of192, 4),
  mode([0b110101, 6], 3, of256, 2),
  mode([0b11101, 5], 3, of16, 3, two),
  mode([0b00011, 5], 3, of12, 2, { parts: 3, partitions: inThree }),
  mode([0b10011, 5], 3, of40, 2, two),
  mode([0b01011, 5], 3, of256, 3),
  mode([0b11011, 5], 3, of160, 2, { apart: "any" }),
  mode([0b00111, 5], 3, of40, 2, { parts: 2, partitions: inTwoOfThree }),
  single,
  mode([0b01111, 5], 4, of16, 2, two),
  mode([0b010, 3], 4, of48, 4, { hints: 17 }),
  mode([0b00, 2], 4, of48, 2, { hints: 17, apart: "any" }),
  mode([0b110, 3], 4, of192, 3, { hints: 17 }),
  mode([0b11111, 5], 4, of256, 1, { apart: "any" }),
  mode([0b01101, 5], 4, of256, 2),
  mode([0b0000101, 7], 2, of256, 4),
  mode([0b010101, 6], 2, of256, 2, two),
  mode([0b100101, 6], 2, of256, 2, { apart: "opacity" }),
  mode([0b1001, 4], 3, of32, 5),
];

/** The mode by the lowest seven bits of a block. */
export const modeOf = Array.from({ length: 128 }, (_, bits) =>
  modes.find(({ code, codeBits }) => (bits & ((1 << codeBits) - 1)) === code),
);
