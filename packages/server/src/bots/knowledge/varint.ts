/** Grows as bytes are written to it. */
export class ByteWriter {
  #bytes = Buffer.alloc(64 * 1024);
  #length = 0;

  get length(): number {
    return this.#length;
  }

  /** @param value a non-negative integer below 2^31; seven bits a byte, the low ones first */
  varint(value: number): void {
    this.#reserve(5);
    let rest = value;
    while (rest >= 128) {
      this.#bytes[this.#length++] = (rest & 127) | 128;
      rest >>>= 7;
    }
    this.#bytes[this.#length++] = rest;
  }

  bytes(value: Uint8Array): void {
    this.#reserve(value.length);
    this.#bytes.set(value, this.#length);
    this.#length += value.length;
  }

  /** Starts anew. */
  clear(): void {
    this.#length = 0;
  }

  /** A view, valid until the next write. */
  written(): Buffer {
    return this.#bytes.subarray(0, this.#length);
  }

  #reserve(count: number): void {
    if (this.#length + count <= this.#bytes.length) return;
    const larger = Buffer.alloc(Math.max(this.#bytes.length * 2, this.#length + count));
    larger.set(this.written());
    this.#bytes = larger;
  }
}

/** Reads what a ByteWriter wrote. Reading past the end throws. */
export class ByteReader {
  at: number;
  readonly #bytes: Buffer;

  constructor(bytes: Buffer, at = 0) {
    this.#bytes = bytes;
    this.at = at;
  }

  varint(): number {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = this.#bytes[this.at++];
      if (byte === undefined || shift > 28) throw new Error("The index is cut short or damaged");
      value |= (byte & 127) << shift;
      if (byte < 128) return value;
    }
  }

  text(length: number): string {
    const end = this.at + length;
    if (end > this.#bytes.length) throw new Error("The index is cut short or damaged");
    const text = this.#bytes.toString("utf8", this.at, end);
    this.at = end;
    return text;
  }
}
