import { Inflate } from "fflate";
import { ModelError } from "./problem.ts";
import type { ModelLimits } from "./types.ts";

/** Bytes of each number in the arrays of a binary FBX, by the type's letter. */
const numberBytes: Record<string, number> = { f: 4, d: 8, l: 8, i: 4, b: 1, c: 1 };
const plainBytes: Record<string, number> = { Y: 2, C: 1, B: 1, I: 4, F: 4, D: 8, L: 8, Z: 1 };

/** Limit of numbers for each triangle: positions, normals, texture coordinates and weights. */
const numbersPerTriangle = 40;

const step = 16_384;

/**
 * Counts what an FBX would put into memory before its loader reads it: arrays of a binary file
 * may be compressed, and those of a text file may be very long.
 * @throws {ModelError} tooComplex, tooLarge or broken
 */
export function checkFbx(bytes: Uint8Array<ArrayBuffer>, limits: ModelLimits): void {
  const numbers = limits.triangles * numbersPerTriangle;
  // The same test as in three's FBXLoader.
  if (new TextDecoder("latin1").decode(bytes.subarray(0, 21)) === "Kaydara FBX Binary  \u0000") {
    new BinaryCheck(bytes, numbers, limits.objects).run();
    return;
  }
  if (bytes.length > limits.textBytes) throw new ModelError("tooLarge");
  let commas = 0;
  for (const byte of bytes) if (byte === 44) commas += 1;
  // As text, each number takes far more memory until it has been parsed.
  if (commas > numbers / 10) throw new ModelError("tooComplex");
}

/** Walks the nodes exactly as FBXLoader does, because the loader must not find an array that was not counted here. */
class BinaryCheck {
  private readonly bytes: Uint8Array<ArrayBuffer>;
  private readonly view: DataView;
  /** True from version 7.5 on, where lengths have 8 bytes. */
  private readonly wide: boolean;
  private readonly most: number;
  private readonly nodes: number;
  private numbers = 0;
  private seen = 0;

  constructor(bytes: Uint8Array<ArrayBuffer>, most: number, objects: number) {
    this.bytes = bytes;
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.most = most;
    // A limit of nodes, because each object has nodes for properties, connections and curves.
    this.nodes = objects * 200;
    this.wide = bytes.length > 27 && this.view.getUint32(23, true) >= 7500;
  }

  run(): void {
    try {
      let place = 27;
      while (!this.endsAt(place)) place = this.node(place, 0);
    } catch (error) {
      if (error instanceof RangeError) throw new ModelError("broken");
      throw error;
    }
  }

  /** Whether the loader stops reading at this position; it does so by file size, not at the final null node. */
  private endsAt(place: number): boolean {
    const end = place + 160 + 16;
    const { length } = this.bytes;
    return (length % 16 === 0 ? end & ~0xf : end) >= length;
  }

  private length(place: number): number {
    return this.wide
      ? Number(this.view.getBigUint64(place, true))
      : this.view.getUint32(place, true);
  }

  /** @returns the offset after the node */
  private node(start: number, depth: number): number {
    this.seen += 1;
    if (this.seen > this.nodes || depth > 64) throw new ModelError("tooComplex");
    const size = this.wide ? 8 : 4;
    const end = this.length(start);
    const count = this.length(start + size);
    let place = start + 3 * size + 1 + this.view.getUint8(start + 3 * size);
    // A null node ends a list.
    if (end === 0) return place;
    if (end > this.bytes.length) throw new ModelError("broken");
    for (let index = 0; index < count; index += 1) place = this.property(place);
    while (place < end) place = this.node(place, depth + 1);
    return place;
  }

  private property(start: number): number {
    const type = String.fromCharCode(this.view.getUint8(start));
    const plain = plainBytes[type];
    if (plain !== undefined) return start + 1 + plain;
    if (type === "S" || type === "R") return start + 5 + this.view.getUint32(start + 1, true);
    const each = numberBytes[type];
    if (each === undefined) throw new ModelError("broken");
    const count = this.view.getUint32(start + 1, true);
    const packed = this.view.getUint32(start + 5, true) === 1;
    const bytes = this.view.getUint32(start + 9, true);
    this.numbers += count;
    if (this.numbers > this.most) throw new ModelError("tooComplex");
    const body = start + 13;
    if (!packed) return body + count * each;
    if (body + bytes > this.bytes.length) throw new ModelError("broken");
    this.unpack(this.bytes.subarray(body, body + bytes), count * each);
    return body + bytes;
  }

  /** Checks that a compressed array has its declared size, because the loader inflates without a limit. */
  private unpack(packed: Uint8Array, expected: number): void {
    let bytes = 0;
    const inflater = new Inflate((chunk) => {
      bytes += chunk.length;
      if (bytes > expected) throw new ModelError("broken");
    });
    // Without zlib's two header bytes and the checksum at the end.
    const body = packed.subarray(2);
    try {
      for (let place = 0; place < body.length; place += step) {
        inflater.push(body.subarray(place, place + step), place + step >= body.length);
      }
    } catch (error) {
      throw error instanceof ModelError ? error : new ModelError("broken", "", { cause: error });
    }
    if (bytes !== expected) throw new ModelError("broken");
  }
}
