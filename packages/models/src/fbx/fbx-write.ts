import { isNumbers, type FbxNode, type FbxValue } from "./fbx-tree.ts";

/** Of the version that is written: lengths have 4 bytes. */
const version = 7400;
const headLength = 27;
/** So many bytes from the end, three's FBXLoader stops reading. */
const tail = 160;

/** The shortest binary FBX of these nodes, for three's FBXLoader: little-endian and not compressed. */
export function writeFbx(nodes: readonly FbxNode[]): ArrayBuffer {
  const length = nodes.reduce((sum, node) => sum + lengthOf(node), headLength) + tail;
  const bytes = new Uint8Array(length % 16 === 0 ? length + 1 : length);
  const view = new DataView(bytes.buffer);
  const encoder = new TextEncoder();
  bytes.set(encoder.encode("Kaydara FBX Binary  \u0000\u001a"));
  view.setUint32(23, version, true);
  let place = headLength;

  const text = (value: string) => {
    place += encoder.encodeInto(value, bytes.subarray(place)).written;
  };
  const letter = (value: string) => {
    bytes[place] = value.charCodeAt(0);
    place += 1;
  };
  const word = (value: number) => {
    view.setUint32(place, value, true);
    place += 4;
  };
  const raw = (value: ArrayBufferView) => {
    bytes.set(new Uint8Array(value.buffer, value.byteOffset, value.byteLength), place);
    place += value.byteLength;
  };
  const put = (value: FbxValue) => {
    if (typeof value === "string") {
      letter("S");
      word(bytesOf(value));
      text(value);
    } else if (value instanceof Uint8Array) {
      letter("R");
      word(value.length);
      raw(value);
    } else if (isNumbers(value)) {
      letter(value instanceof Float64Array ? "d" : value instanceof Float32Array ? "f" : "i");
      for (const each of [value.length, 0, value.byteLength]) word(each);
      raw(value);
    } else {
      const whole = typeof value === "bigint" || Number.isSafeInteger(value);
      letter(whole ? "L" : "D");
      if (whole) view.setBigInt64(place, BigInt(value), true);
      else view.setFloat64(place, value, true);
      place += 8;
    }
  };
  const write = (node: FbxNode) => {
    const end = place + lengthOf(node);
    word(end);
    word(node.values.length);
    word(node.values.reduce<number>((sum, value) => sum + valueLength(value), 0));
    bytes[place] = bytesOf(node.name);
    place += 1;
    text(node.name);
    for (const value of node.values) put(value);
    for (const child of node.children) write(child);
  };
  for (const node of nodes) write(node);
  return bytes.buffer;
}

const lengths = new WeakMap<FbxNode, number>();

function lengthOf(node: FbxNode): number {
  let length = lengths.get(node);
  if (length === undefined) {
    length = 13 + bytesOf(node.name);
    for (const value of node.values) length += valueLength(value);
    for (const child of node.children) length += lengthOf(child);
    lengths.set(node, length);
  }
  return length;
}

function valueLength(value: FbxValue): number {
  if (typeof value === "string") return 5 + bytesOf(value);
  if (value instanceof Uint8Array) return 5 + value.length;
  return isNumbers(value) ? 13 + value.byteLength : 9;
}

function bytesOf(text: string): number {
  // oxlint-disable-next-line no-control-regex
  return /^[\u0000-\u007f]*$/.test(text) ? text.length : new TextEncoder().encode(text).length;
}
