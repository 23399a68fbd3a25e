import { Inflate } from "fflate";
import type { FbxNode, FbxNumbers, FbxTally, FbxValue } from "./fbx-tree.ts";
import { ModelError } from "../problem.ts";

const magic = "Kaydara FBX Binary  \u0000";
/** Bytes of the magic, two more bytes and the version. */
const headLength = 27;
/** From this version on, lengths have 8 bytes. */
const wideFrom = 7500;

/** Bytes of each number in an array, by the type's letter. */
const numberBytes: Record<string, number> = { f: 4, d: 8, l: 8, i: 4, b: 1, c: 1 };

const step = 16_384;

export function isBinaryFbx(bytes: Uint8Array): boolean {
  return new TextDecoder("latin1").decode(bytes.subarray(0, magic.length)) === magic;
}

/** The version of a binary FBX, such as 7400. @throws {ModelError} broken */
export function versionOfBinary(bytes: Uint8Array, name: string): number {
  if (bytes.length < headLength) throw new ModelError("broken", name);
  return new DataView(bytes.buffer, bytes.byteOffset).getUint32(23, isLittle(bytes));
}

const isLittle = (bytes: Uint8Array): boolean => bytes[22] !== 1;

/**
 * Reads a binary FBX of either byte order. Arrays are unpacked up to their declared length.
 * @throws {ModelError} broken where the file contradicts itself, unreadable or tooComplex
 */
export function readBinaryFbx(
  bytes: Uint8Array<ArrayBuffer>,
  tally: FbxTally,
  name: string,
): FbxNode[] {
  try {
    return new BinaryReader(bytes, tally, name).read();
  } catch (error) {
    // The views throw it for a place behind the end of the file.
    if (error instanceof RangeError) throw new ModelError("broken", name, { cause: error });
    throw error;
  }
}

class BinaryReader {
  private readonly bytes: Uint8Array<ArrayBuffer>;
  private readonly view: DataView;
  private readonly tally: FbxTally;
  private readonly name: string;
  private readonly little: boolean;
  private readonly wide: boolean;
  private place = headLength;
  private readonly text = new TextDecoder();

  constructor(bytes: Uint8Array<ArrayBuffer>, tally: FbxTally, name: string) {
    this.bytes = bytes;
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.tally = tally;
    this.name = name;
    this.little = isLittle(bytes);
    this.wide = versionOfBinary(bytes, name) >= wideFrom;
  }

  read(): FbxNode[] {
    const nodes: FbxNode[] = [];
    for (;;) {
      const node = this.node(0);
      if (!node) return nodes;
      nodes.push(node);
    }
  }

  private broken(cause?: unknown): ModelError {
    return new ModelError("broken", this.name, { cause });
  }

  private length(): number {
    const size = this.wide ? 8 : 4;
    const value = this.wide
      ? Number(this.view.getBigUint64(this.place, this.little))
      : this.view.getUint32(this.place, this.little);
    this.place += size;
    return value;
  }

  private take(bytes: number): Uint8Array<ArrayBuffer> {
    const end = this.place + bytes;
    if (end > this.bytes.length) throw this.broken();
    const taken = this.bytes.subarray(this.place, end);
    this.place = end;
    return taken;
  }

  /** @returns undefined for the empty node that ends a list */
  private node(depth: number): FbxNode | undefined {
    this.tally.node(depth);
    const end = this.length();
    const count = this.length();
    const valueBytes = this.length();
    const letters = this.view.getUint8(this.place);
    this.place += 1;
    const name = this.text.decode(this.take(letters));
    if (end === 0 && name === "") return undefined;
    // Some programs leave out where a node without children ends.
    if (end > this.bytes.length || (end < this.place && end !== 0)) throw this.broken();
    const node: FbxNode = { name, values: [], children: [] };
    const valuesEnd = this.place + valueBytes;
    for (let index = 0; index < count; index += 1) node.values.push(this.value());
    if (this.place > valuesEnd) throw this.broken();
    this.take(valuesEnd - this.place);
    if (end === 0) return node;
    while (this.place < end) {
      const child = this.node(depth + 1);
      if (child) node.children.push(child);
    }
    if (this.place !== end) throw this.broken();
    return node;
  }

  private value(): FbxValue {
    const letter = String.fromCharCode(this.view.getUint8(this.place));
    this.place += 1;
    const at = this.place;
    const { view, little } = this;
    const plain = (size: number, value: number | bigint) => {
      this.place += size;
      return value;
    };
    switch (letter) {
      case "C":
      case "B":
        return plain(1, view.getUint8(at) & 1);
      case "Z":
        return plain(1, view.getInt8(at));
      case "Y":
        return plain(2, view.getInt16(at, little));
      case "I":
        return plain(4, view.getInt32(at, little));
      case "F":
        return plain(4, view.getFloat32(at, little));
      case "D":
        return plain(8, view.getFloat64(at, little));
      case "L": {
        const long = view.getBigInt64(at, little);
        const short = Number(long);
        return plain(8, Number.isSafeInteger(short) ? short : long);
      }
      case "S":
      case "R": {
        const length = view.getUint32(at, little);
        this.place += 4;
        const raw = this.take(length);
        return letter === "S" ? this.text.decode(raw) : raw;
      }
      default:
        return this.array(letter);
    }
  }

  private array(letter: string): FbxNumbers {
    const each = numberBytes[letter];
    // It may be a type that later versions have.
    if (each === undefined) throw new ModelError("unreadable", this.name);
    const [count, packed, length] = [0, 4, 8].map((offset) =>
      this.view.getUint32(this.place + offset, this.little),
    );
    this.place += 12;
    if (count === undefined || length === undefined) throw this.broken();
    this.tally.numbers(count);
    const bytes =
      packed === 1 ? this.unpacked(this.take(length), count * each) : this.take(count * each);
    return numbersIn(bytes, letter, count, this.little);
  }

  /** Inflates an array that has to have its declared size. */
  private unpacked(packed: Uint8Array, expected: number): Uint8Array<ArrayBuffer> {
    const bytes = new Uint8Array(expected);
    let filled = 0;
    const inflater = new Inflate((chunk) => {
      if (filled + chunk.length > expected) throw this.broken();
      bytes.set(chunk, filled);
      filled += chunk.length;
    });
    // Without zlib's two header bytes; the checksum behind the end is not read.
    const body = packed.subarray(2);
    try {
      for (let place = 0; place < body.length; place += step) {
        inflater.push(body.subarray(place, place + step), place + step >= body.length);
      }
    } catch (error) {
      throw error instanceof ModelError ? error : this.broken(error);
    }
    if (filled !== expected) throw this.broken();
    return bytes;
  }
}

function numbersIn(
  bytes: Uint8Array<ArrayBuffer>,
  letter: string,
  count: number,
  little: boolean,
): FbxNumbers {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (letter === "d" || letter === "l") {
    const numbers = new Float64Array(count);
    for (let index = 0; index < count; index += 1) {
      numbers[index] =
        letter === "d"
          ? view.getFloat64(index * 8, little)
          : Number(view.getBigInt64(index * 8, little));
    }
    return numbers;
  }
  if (letter === "f") {
    const numbers = new Float32Array(count);
    for (let index = 0; index < count; index += 1)
      numbers[index] = view.getFloat32(index * 4, little);
    return numbers;
  }
  const numbers = new Int32Array(count);
  for (let index = 0; index < count; index += 1) {
    numbers[index] = letter === "i" ? view.getInt32(index * 4, little) : view.getUint8(index);
  }
  return numbers;
}
