/*
 * Sounds of the demo tenant, written as MP3 (MPEG-1 layer III, 128 kbit/s, mono, 44.1 kHz) without
 * an encoder: each granule holds one line of the spectrum for each tone that sounds, and the
 * volume falls from granule to granule as that of a bell does.
 */

const FRAME_BYTES = 417;
const SIDE_BYTES = 17;
const SAMPLES = 576;
const RATE = 44_100;

/** A bell that is struck. */
export interface Strike {
  /** Seconds from the start. */
  at: number;
  /** Hertz. */
  pitch: number;
}

/** How long a bell is heard, in granules, and how it fades with each of them. */
const RINGS = 220;
const FADING = 0.28;
const LOUDEST = 206;
/** Overtones of a bell; the higher, the sooner they are gone. */
const OVERTONES = [1, 2, 3] as const;

class BitWriter {
  readonly bytes: Buffer;
  #at = 0;

  constructor(length: number) {
    this.bytes = Buffer.alloc(length);
  }

  get length(): number {
    return this.#at;
  }

  write(value: number, bits: number): void {
    for (let bit = bits - 1; bit >= 0; bit -= 1) {
      if ((value >> bit) & 1) {
        const index = this.#at >> 3;
        this.bytes[index] = (this.bytes[index] ?? 0) | (0x80 >> (this.#at & 7));
      }
      this.#at += 1;
    }
  }
}

interface Granule {
  /** Lines of the spectrum that sound, from low to high. */
  lines: number[];
  gain: number;
}

/** The lines in pairs, in the first Huffman table: it knows 0 and 1. */
function writeLines(bits: BitWriter, { lines }: Granule, index: number): number {
  const start = bits.length;
  const pairs = pairsOf(lines);
  for (let pair = 0; pair < pairs; pair += 1) {
    const [first, second] = [lines.includes(pair * 2), lines.includes(pair * 2 + 1)];
    if (!first && !second) bits.write(1, 1);
    else if (first && second) bits.write(0b000, 3);
    else bits.write(first ? 0b01 : 0b001, first ? 2 : 3);
    // The phase of a tone that goes on turns by a quarter with each granule.
    for (const [line, sounds] of [
      [pair * 2, first],
      [pair * 2 + 1, second],
    ] as const) {
      if (sounds) bits.write(((index * (line % 4 === 1 ? 3 : 1)) >> 1) & 1, 1);
    }
  }
  return bits.length - start;
}

const pairsOf = (lines: readonly number[]): number =>
  lines.length === 0 ? 0 : (Math.max(...lines) >> 1) + 1;

function granuleAt(index: number, strikes: readonly Strike[]): Granule {
  const time = (index * SAMPLES) / RATE;
  const sounding = strikes
    .map(({ at, pitch }) => ({ age: ((time - at) * RATE) / SAMPLES, pitch }))
    .filter(({ age }) => age >= 0 && age < RINGS);
  const youngest = Math.min(RINGS, ...sounding.map(({ age }) => age));
  const lines = sounding.flatMap(({ age, pitch }) =>
    OVERTONES.filter((overtone) => age < RINGS / overtone ** 2).map((overtone) =>
      Math.round((pitch * overtone * SAMPLES * 2) / RATE - 0.5),
    ),
  );
  return {
    lines: [...new Set(lines)].toSorted((a, b) => a - b),
    gain: Math.max(0, Math.round(LOUDEST - youngest * FADING)),
  };
}

function frameOf(granules: readonly [Granule, Granule], index: number): Buffer {
  const main = new BitWriter(FRAME_BYTES - 4 - SIDE_BYTES);
  const lengths = granules.map((granule, part) => writeLines(main, granule, index * 2 + part));
  const side = new BitWriter(SIDE_BYTES);
  // No bits of earlier frames, none private, and both granules have their own scale factors.
  side.write(0, 9 + 5 + 4);
  granules.forEach(({ lines, gain }, part) => {
    side.write(lengths[part] ?? 0, 12);
    side.write(pairsOf(lines), 9);
    side.write(gain, 8);
    // Scale factors of no bits, a plain window, the first table for all three regions.
    side.write(0, 4 + 1);
    for (let region = 0; region < 3; region += 1) side.write(1, 5);
    side.write(7, 4);
    side.write(7, 3);
    side.write(0, 3);
  });
  return Buffer.concat([Buffer.from([0xff, 0xfb, 0x90, 0xc4]), side.bytes, main.bytes]);
}

/** @param seconds how long the sound is */
export function chimes(strikes: readonly Strike[], seconds: number): Buffer {
  const frames = Math.ceil((seconds * RATE) / (SAMPLES * 2));
  return Buffer.concat(
    Array.from({ length: frames }, (_, frame) =>
      frameOf([granuleAt(frame * 2, strikes), granuleAt(frame * 2 + 1, strikes)], frame),
    ),
  );
}
