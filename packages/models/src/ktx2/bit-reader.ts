/** The content contradicts itself or was cut short. */
export class BrokenBits extends Error {
  override readonly name = "BrokenBits";
}

/** Prefix code: for each sequence of `length` bits the symbol and, in the low five bits, its length; 0 for none. */
export interface PrefixCode {
  length: number;
  entries: Uint32Array;
}

/** In this order are the lengths of the codes for lengths. */
const lengthOrder = [17, 18, 19, 20, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15, 16];

/** Symbols that are no length, but repeat one: bits of the count, and the least count. */
const runs: Record<number, readonly [bits: number, least: number]> = {
  17: [3, 3],
  18: [7, 11],
  19: [2, 3],
  20: [7, 7],
};

/** Reads bits from the lowest of each byte. @throws {BrokenBits} past the end */
export class BitReader {
  private readonly bytes: Uint8Array;
  private place = 0;
  private held = 0;
  private count = 0;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
  }

  /** @param count at most 16 */
  bits(count: number): number {
    this.fill();
    const value = this.held & ((1 << count) - 1);
    this.skip(count);
    return value;
  }

  /** A number in groups of bits, each with one that says whether another follows. */
  chunked(chunk: number): number {
    let value = 0;
    for (let shift = 0; shift < 28; shift += chunk) {
      const part = this.bits(chunk + 1);
      value += (part & ((1 << chunk) - 1)) * 2 ** shift;
      if (part >> chunk === 0) return value;
    }
    throw new BrokenBits();
  }

  symbol({ length, entries }: PrefixCode): number {
    this.fill();
    const entry = entries[this.held & ((1 << length) - 1)] ?? 0;
    if (entry === 0) throw new BrokenBits();
    this.skip(entry & 31);
    return entry >> 5;
  }

  /** Reads a prefix code, which is written as the lengths of its codes, in a prefix code themselves. */
  prefixCode(): PrefixCode {
    const symbols = this.bits(14);
    if (symbols === 0) return { length: 1, entries: new Uint32Array(2) };
    const lengthCodes = this.bits(5);
    if (lengthCodes > lengthOrder.length) throw new BrokenBits();
    const ofLengths = new Uint8Array(lengthOrder.length);
    for (const symbol of lengthOrder.slice(0, lengthCodes)) ofLengths[symbol] = this.bits(3);
    const code = prefixCodeOf(ofLengths);
    const lengths = new Uint8Array(symbols);
    for (let at = 0; at < symbols;) {
      const symbol = this.symbol(code);
      const run = runs[symbol];
      if (!run) {
        lengths[at] = symbol;
        at += 1;
        continue;
      }
      const end = at + run[1] + this.bits(run[0]);
      const repeated = symbol > 18 ? (lengths[at - 1] ?? 0) : 0;
      if (end > symbols || (symbol > 18 && repeated === 0)) throw new BrokenBits();
      lengths.fill(repeated, at, end);
      at = end;
    }
    return prefixCodeOf(lengths);
  }

  private fill(): void {
    while (this.count <= 16) {
      // Beyond the end are zeros, which may be looked at, but not taken.
      this.held |= (this.bytes[this.place] ?? 0) << this.count;
      this.place += 1;
      this.count += 8;
    }
  }

  private skip(count: number): void {
    this.held >>>= count;
    this.count -= count;
    if (this.place - (this.count >> 3) > this.bytes.length) throw new BrokenBits();
  }
}

/** @param lengths of the code of each symbol; 0 for those that do not occur */
function prefixCodeOf(lengths: Uint8Array): PrefixCode {
  const length = Math.max(1, ...new Set(lengths));
  const entries = new Uint32Array(1 << length);
  const used = lengths.reduce((sum, each) => sum + Math.sign(each), 0);
  let code = 0;
  for (let bits = 1; bits <= length; bits += 1) {
    for (let symbol = 0; symbol < lengths.length; symbol += 1) {
      if (lengths[symbol] !== bits) continue;
      if (code >> bits > 0) throw new BrokenBits();
      const entry = (symbol << 5) | bits;
      for (let at = reversed(code, bits); at < entries.length; at += 1 << bits) entries[at] = entry;
      code += 1;
    }
    code <<= 1;
  }
  // A code of more than one symbol leaves no sequence of bits without a meaning.
  if (used === 0 || (used > 1 && code !== 2 << length)) throw new BrokenBits();
  return { length, entries };
}

function reversed(code: number, bits: number): number {
  let turned = 0;
  for (let bit = 0; bit < bits; bit += 1) turned |= ((code >> bit) & 1) << (bits - 1 - bit);
  return turned;
}
