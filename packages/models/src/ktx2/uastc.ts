import { BrokenBits } from "./bit-reader.ts";
import { type BlockGrid, opaque, type Pixels, shownOf } from "./blocks.ts";
import { type Mode, modeOf, type Partition, single, whole } from "./uastc-modes.ts";

/** Bytes of a block. */
export const uastcBlockBytes = 16;

/** Of 64 parts, how much of the second end a weight means, by its bits: these are repeated to fill six. */
const weightTables = [0, 1, 2, 3, 4, 5].map((bits) =>
  Uint8Array.from({ length: 1 << bits }, (_, weight) => {
    const repeated = weight.toString(2).padStart(bits, "0").repeat(6).slice(0, 6);
    const six = Number.parseInt(repeated, 2);
    return six > 32 ? six + 1 : six;
  }),
);

/** Bits of a group of digits, by how many digits there are in it. */
const digitBits = { 1: [0], 3: [0, 2, 4, 5, 7, 8], 5: [0, 3, 5, 7] } as const;

/** Room for one block, used again for each. */
const written = new Uint8Array(24);
const ends = new Uint8Array(24);
const colour = new Uint8Array(4);

/**
 * Decodes a picture.
 * @param pixels undefined to check the blocks only
 * @throws {BrokenBits}
 */
export function decodeUastc(blocks: Uint8Array, grid: BlockGrid, pixels: Pixels | undefined): void {
  if (blocks.length < grid.across * grid.down * uastcBlockBytes) throw new BrokenBits();
  let block = 0;
  for (let row = 0; row < grid.down; row += 1) {
    for (let column = 0; column < grid.across; column += 1) {
      decodeBlock(blocks, block, grid, column, row, pixels);
      block += uastcBlockBytes;
    }
  }
}

/** At most eight bits of a block. */
function bitsAt(blocks: Uint8Array, block: number, at: number, count: number): number {
  const place = block + (at >> 3);
  const both = (blocks[place] ?? 0) | ((blocks[place + 1] ?? 0) << 8);
  return (both >> (at & 7)) & ((1 << count) - 1);
}

function decodeBlock(
  blocks: Uint8Array,
  block: number,
  grid: BlockGrid,
  column: number,
  row: number,
  pixels: Pixels | undefined,
): void {
  const found = modeOf[(blocks[block] ?? 0) & 127];
  if (!found) throw new BrokenBits();
  const { hints, parts, partitions, apart } = found;
  let at = found.codeBits;
  if (found === single) {
    for (let channel = 0; channel < 4; channel += 1) {
      colour[channel] = bitsAt(blocks, block, at, 8);
      at += 8;
    }
    if (pixels) fill(grid, column, row, pixels);
    return;
  }
  at += hints;
  let partition: Partition | undefined = whole;
  if (parts > 1) {
    const bits = parts === 2 ? 5 : 4;
    partition = partitions[bitsAt(blocks, block, at, bits)];
    at += bits;
  }
  if (!partition) throw new BrokenBits();
  if (!pixels) return;
  let own = apart === "opacity" ? 3 : -1;
  if (apart === "any") {
    own = bitsAt(blocks, block, at, 2);
    at += 2;
  }
  at = readEnds(blocks, block, at, found);
  paint(blocks, block, at, found, partition, own, grid, column, row, pixels);
}

/** Reads the two ends of the range of each channel, for each part. @returns the place behind them */
function readEnds(
  blocks: Uint8Array,
  block: number,
  start: number,
  { ends: { bits, digit, values }, channels, parts }: Mode,
): number {
  const count = channels * 2 * parts;
  const grouped = digit === 3 ? 5 : digit === 5 ? 3 : count;
  const sizes = digitBits[digit];
  let at = start;
  for (let first = 0; first < count; first += grouped) {
    const size = sizes[Math.min(grouped, count - first)] ?? 0;
    let group = bitsAt(blocks, block, at, size);
    at += size;
    for (let index = first; index < first + grouped; index += 1) {
      written[index] = (group % digit) << bits;
      group = Math.floor(group / digit);
    }
  }
  for (let index = 0; index < count; index += 1) {
    ends[index] = values[(written[index] ?? 0) | bitsAt(blocks, block, at, bits)] ?? 0;
    at += bits;
  }
  return at;
}

function paint(
  blocks: Uint8Array,
  block: number,
  start: number,
  { channels, weightBits }: Mode,
  { parts, isFirst }: Partition,
  own: number,
  grid: BlockGrid,
  column: number,
  row: number,
  pixels: Pixels,
): void {
  const { wide, high } = shownOf(grid, column, row);
  const weights = weightTables[weightBits] ?? whole.parts;
  let at = start;
  for (let pixel = 0; pixel < 16; pixel += 1) {
    const bits = weightBits - (isFirst[pixel] ?? 0);
    const weight = weights[bitsAt(blocks, block, at, bits)] ?? 0;
    at += bits;
    let ownWeight = weight;
    if (own >= 0) {
      ownWeight = weights[bitsAt(blocks, block, at, bits)] ?? 0;
      at += bits;
    }
    const [x, y] = [pixel & 3, pixel >> 2];
    if (x >= wide || y >= high) continue;
    const end = (parts[pixel] ?? 0) * channels * 2;
    const place = ((row * 4 + y) * grid.width + column * 4 + x) * 4;
    for (let channel = 0; channel < 4; channel += 1) {
      // With two channels, the first one is grey.
      const from = channels === 2 ? (channel === 3 ? 1 : 0) : channel;
      pixels[place + channel] =
        from < channels ? between(end + from * 2, channel === own ? ownWeight : weight) : opaque;
    }
  }
}

/** The value between two ends, with 16 bits as ASTC has it. */
const between = (end: number, weight: number): number =>
  (((ends[end] ?? 0) * (64 - weight) + (ends[end + 1] ?? 0) * weight) * 257 + 32) >> 14;

function fill(grid: BlockGrid, column: number, row: number, pixels: Pixels): void {
  const { wide, high } = shownOf(grid, column, row);
  for (let y = 0; y < high; y += 1) {
    const start = ((row * 4 + y) * grid.width + column * 4) * 4;
    for (let x = 0; x < wide; x += 1) pixels.set(colour, start + x * 4);
  }
}
