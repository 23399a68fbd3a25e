import { BitReader, BrokenBits, type PrefixCode } from "./bit-reader.ts";
import { type BlockGrid, opaque, type Pixels, shownOf } from "./blocks.ts";

/** What all pictures of a file share: palettes of colours and of patterns, and the codes of their indices. */
export interface Etc1sPalettes {
  /** Four colours of three bytes for each entry. */
  colours: Uint8Array;
  /** Which of the four colours each of the 16 pixels has, in two bits each. */
  patterns: Uint32Array;
  predictions: PrefixCode;
  steps: PrefixCode;
  selectors: PrefixCode;
  runs: PrefixCode;
  /** Patterns that are remembered. */
  memory: number;
}

/** How much lighter than its base each of the colours is, by the intensity. */
const shades = [
  [-8, -2, 2, 8],
  [-17, -5, 5, 17],
  [-29, -9, 9, 29],
  [-42, -13, 13, 42],
  [-60, -18, 18, 60],
  [-80, -24, 24, 80],
  [-106, -33, 33, 106],
  [-183, -47, 47, 183],
] as const;

/** The symbol that repeats the last predictions. */
const sameAgain = 256;
const leastRun = 3;
/** The symbol of a run whose length follows. */
const longRun = 63;

interface PaletteSource {
  colours: Uint8Array;
  colourCount: number;
  patterns: Uint8Array;
  patternCount: number;
  tables: Uint8Array;
}

/** @throws {BrokenBits} */
export function readPalettes(source: PaletteSource): Etc1sPalettes {
  if (source.colourCount === 0 || source.patternCount === 0) throw new BrokenBits();
  const reader = new BitReader(source.tables);
  const codes = {
    predictions: reader.prefixCode(),
    steps: reader.prefixCode(),
    selectors: reader.prefixCode(),
    runs: reader.prefixCode(),
  };
  const memory = reader.bits(13);
  if (memory === 0) throw new BrokenBits();
  return {
    ...codes,
    memory,
    colours: readColours(source.colours, source.colourCount),
    patterns: readPatterns(source.patterns, source.patternCount),
  };
}

/** Each colour is written as the difference to the one before, in a code that depends on that. */
function readColours(bytes: Uint8Array, count: number): Uint8Array {
  const reader = new BitReader(bytes);
  const [dark, medium, light] = [reader.prefixCode(), reader.prefixCode(), reader.prefixCode()];
  const intensities = reader.prefixCode();
  const isGrey = reader.bits(1) === 1;
  const colours = new Uint8Array(count * 12);
  const base = [16, 16, 16];
  let intensity = 0;
  for (let entry = 0; entry < count; entry += 1) {
    intensity = (intensity + reader.symbol(intensities)) & 7;
    for (let channel = 0; channel < (isGrey ? 1 : 3); channel += 1) {
      const last = base[channel] ?? 0;
      const code = last <= 9 ? dark : last <= 21 ? medium : light;
      base[channel] = (last + reader.symbol(code)) & 31;
    }
    if (isGrey) base.fill(base[0] ?? 0);
    for (const [index, shade] of shades[intensity]?.entries() ?? []) {
      for (const [channel, five] of base.entries()) {
        const value = ((five << 3) | (five >> 2)) + shade;
        colours[entry * 12 + index * 3 + channel] = Math.min(255, Math.max(0, value));
      }
    }
  }
  return colours;
}

function readPatterns(bytes: Uint8Array, count: number): Uint32Array {
  const reader = new BitReader(bytes);
  // Palettes outside of the file, which no version of the format has come to use.
  if (reader.bits(2) !== 0) throw new BrokenBits();
  const isPlain = reader.bits(1) === 1;
  const code = isPlain ? undefined : reader.prefixCode();
  const patterns = new Uint32Array(count);
  let last = 0;
  for (let entry = 0; entry < count; entry += 1) {
    let read = 0;
    for (let row = 0; row < 32; row += 8) {
      const byte = code && entry > 0 ? reader.symbol(code) : reader.bits(8);
      if (byte > 255) throw new BrokenBits();
      read |= byte << row;
    }
    last = code ? last ^ read : read;
    patterns[entry] = last;
  }
  return patterns;
}

/**
 * Decodes a picture of one slice: its colours, or its opacity.
 * @param pixels undefined to check the slice only
 * @throws {BrokenBits}
 */
export function decodeEtc1s(
  slice: Uint8Array,
  palettes: Etc1sPalettes,
  grid: BlockGrid,
  pixels: Pixels | undefined,
  isOpacity: boolean,
): void {
  const reader = new BitReader(slice);
  const colourCount = palettes.colours.length / 12;
  const remembered = new Memory(palettes, reader, grid.across * grid.down);
  // Colours of the row above, of this one, and the predictions for the next row.
  let above = new Uint16Array(grid.across);
  let here = new Uint16Array(grid.across);
  const below = new Uint8Array(grid.across);
  let [predictions, lastPredictions, repeats, last] = [0, 0, 0, 0];

  for (let row = 0; row < grid.down; row += 1) {
    for (let column = 0; column < grid.across; column += 1) {
      // Two by two blocks share one symbol.
      if (column % 2 === 0 && row % 2 === 1) predictions = below[column] ?? 0;
      else if (column % 2 === 0) {
        if (repeats > 0) repeats -= 1;
        else {
          const symbol = reader.symbol(palettes.predictions);
          if (symbol > sameAgain) throw new BrokenBits();
          if (symbol === sameAgain) repeats = reader.chunked(4) + leastRun - 1;
          else lastPredictions = symbol;
        }
        predictions = lastPredictions;
        below[column] = predictions >> 4;
      }
      const prediction = predictions & 3;
      predictions >>= 2;
      const lacksLeft = column === 0 && prediction % 2 === 0;
      const lacksAbove = row === 0 && (prediction === 1 || prediction === 2);
      if (lacksLeft || lacksAbove) throw new BrokenBits();
      if (prediction === 1) last = above[column] ?? 0;
      else if (prediction === 2) last = above[column - 1] ?? 0;
      else if (prediction === 3) {
        last += reader.symbol(palettes.steps);
        if (last >= colourCount) last -= colourCount;
        if (last >= colourCount) throw new BrokenBits();
      }
      here[column] = last;
      const pattern = remembered.next();
      if (pixels) paint(palettes, last, pattern, grid, column, row, pixels, isOpacity);
    }
    [above, here] = [here, above];
  }
}

/** The patterns, of which the latest are named by their place in a list. */
class Memory {
  private readonly palettes: Etc1sPalettes;
  private readonly reader: BitReader;
  private readonly blocks: number;
  private readonly latest: Uint16Array;
  private newest: number;
  private repeats = 0;

  constructor(palettes: Etc1sPalettes, reader: BitReader, blocks: number) {
    this.palettes = palettes;
    this.reader = reader;
    this.blocks = blocks;
    this.latest = new Uint16Array(palettes.memory);
    this.newest = palettes.memory >> 1;
  }

  next(): number {
    const { patterns, selectors, runs, memory } = this.palettes;
    if (this.repeats > 0) {
      this.repeats -= 1;
      return this.latest[0] ?? 0;
    }
    const symbol = this.reader.symbol(selectors);
    if (symbol < patterns.length) {
      this.latest[this.newest] = symbol;
      this.newest += 1;
      if (this.newest === memory) this.newest = memory >> 1;
      return symbol;
    }
    const place = symbol - patterns.length;
    if (place === memory) {
      const run = this.reader.symbol(runs);
      this.repeats = (run === longRun ? this.reader.chunked(7) : run) + leastRun - 1;
      if (this.repeats >= this.blocks) throw new BrokenBits();
      return this.latest[0] ?? 0;
    }
    if (place > memory) throw new BrokenBits();
    // What is used again moves towards the front.
    const pattern = this.latest[place] ?? 0;
    this.latest[place] = this.latest[place >> 1] ?? 0;
    this.latest[place >> 1] = pattern;
    return pattern;
  }
}

function paint(
  { colours, patterns }: Etc1sPalettes,
  colour: number,
  pattern: number,
  grid: BlockGrid,
  column: number,
  row: number,
  pixels: Pixels,
  isOpacity: boolean,
): void {
  const { wide, high } = shownOf(grid, column, row);
  const bits = patterns[pattern] ?? 0;
  for (let y = 0; y < high; y += 1) {
    let at = ((row * 4 + y) * grid.width + column * 4) * 4;
    for (let x = 0; x < wide; x += 1) {
      const from = colour * 12 + ((bits >>> (y * 8 + x * 2)) & 3) * 3;
      if (isOpacity) pixels[at + 3] = colours[from + 1] ?? 0;
      else {
        pixels[at] = colours[from] ?? 0;
        pixels[at + 1] = colours[from + 1] ?? 0;
        pixels[at + 2] = colours[from + 2] ?? 0;
        pixels[at + 3] = opaque;
      }
      at += 4;
    }
  }
}
