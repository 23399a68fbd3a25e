import { Inflate } from "fflate";
import { ModelError } from "./problem.ts";
import type { ModelLimits } from "./types.ts";

/** Bytes of each number in the arrays of a binary FBX, by the letter of their type. */
const numberBytes: Record<string, number> = { f: 4, d: 8, l: 8, i: 4, b: 1, c: 1 };
const plainBytes: Record<string, number> = { Y: 2, C: 1, B: 1, I: 4, F: 4, D: 8, L: 8, Z: 1 };

/** Numbers that a corner of a triangle may have in all: places, normals, textures, weights. */
const numbersPerTriangle = 40;

const step = 16_384;

/**
 * What an FBX would fill the memory with, counted before its loader does so: the arrays of a binary
 * one are packed, those of a text are long.
 * @throws {ModelError} tooComplex, tooLarge or broken
 */
export function checkFbx(bytes: Uint8Array<ArrayBuffer>, limits: ModelLimits): void {
  const numbers = limits.triangles * numbersPerTriangle;
  // To the letter as its loader tells them apart.
  if (new TextDecoder("latin1").decode(bytes.subarray(0, 21)) === "Kaydara FBX Binary  \u0000") {
    new BinaryCheck(bytes, numbers, limits.objects).run();
    return;
  }
  if (bytes.length > limits.textBytes) throw new ModelError("tooLarge");
  let commas = 0;
  for (const byte of bytes) if (byte === 44) commas += 1;
  // As text, each number costs far more until it has been read.
  if (commas > numbers / 10) throw new ModelError("tooComplex");
}

/** Goes through the nodes as the loader will, byte for byte: it must see no array that was not counted here. */
class BinaryCheck {
  private readonly bytes: Uint8Array<ArrayBuffer>;
  private readonly view: DataView;
  /** From version 7.5 on, lengths have 8 bytes. */
  private readonly wide: boolean;
  private readonly most: number;
  private readonly nodes: number;
  private numbers = 0;
  private seen = 0;

  constructor(bytes: Uint8Array<ArrayBuffer>, most: number, objects: number) {
    this.bytes = bytes;
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.most = most;
    // Each object has its properties, connections and curves.
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

  /** Where the loader takes the rest for the end of the file, and not at the node that says so. */
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

  /** @returns the place after the node */
  private node(start: number, depth: number): number {
    this.seen += 1;
    if (this.seen > this.nodes || depth > 64) throw new ModelError("tooComplex");
    const size = this.wide ? 8 : 4;
    const end = this.length(start);
    const count = this.length(start + size);
    let place = start + 3 * size + 1 + this.view.getUint8(start + 3 * size);
    // The last of a list.
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

  /** A packed array must hold what it says: its loader unpacks without a count. */
  private unpack(packed: Uint8Array, expected: number): void {
    let bytes = 0;
    const inflater = new Inflate((chunk) => {
      bytes += chunk.length;
      if (bytes > expected) throw new ModelError("broken");
    });
    // Without the two bytes of zlib's head and its sum at the end.
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
