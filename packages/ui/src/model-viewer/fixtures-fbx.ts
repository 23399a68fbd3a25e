import { zlibSync } from "fflate";
import { boxFaces, encode, joined } from "./fixtures.ts";

/** A node of a binary FBX: its name, its encoded values, and its child nodes. */
interface FbxNode {
  name: string;
  values?: readonly Uint8Array[];
  nodes?: readonly FbxNode[];
}

export interface BinaryFbxOptions {
  /** FBX version; from 7500 on, lengths have 8 bytes. */
  version?: number;
  unitScaleFactor?: number;
  /** Compresses arrays of numbers. */
  packed?: boolean;
  bigEndian?: boolean;
  /** Declared length of the array of vertices, which may be false. */
  claimedNumbers?: number;
  /** Number of additional zeros in a second array of vertices. */
  moreNumbers?: number;
  /** Position of that array: inside the geometry, or after the null node at the end of the file. */
  moreAt?: "inside" | "afterEnd";
}

/** The byte order of the file that is being written. */
let little = true;

/** A value's type letter and its bytes, in the file's byte order. */
function value(type: string, bytes: number, write: (view: DataView) => void): Uint8Array {
  const view = new DataView(new ArrayBuffer(bytes));
  write(view);
  return joined([encode(type), new Uint8Array(view.buffer)]);
}

const int = (number: number) => value("I", 4, (view) => view.setInt32(0, number, little));
const long = (number: number) =>
  value("L", 8, (view) => view.setBigInt64(0, BigInt(number), little));
const double = (number: number) => value("D", 8, (view) => view.setFloat64(0, number, little));
const words = (text: string) => {
  const bytes = encode(text);
  const length = value("S", 4, (view) => view.setUint32(0, bytes.length, little));
  return joined([length, bytes]);
};

function list(
  type: "d" | "i",
  numbers: Float64Array | Int32Array,
  packed: boolean,
  claim?: number,
) {
  const plain = new Uint8Array(numbers.slice().buffer);
  const size = numbers.BYTES_PER_ELEMENT;
  if (!little) {
    for (let at = 0; at < plain.length; at += size) plain.subarray(at, at + size).reverse();
  }
  const body = packed ? zlibSync(plain) : plain;
  const head = value(type, 12, (view) => {
    view.setUint32(0, claim ?? numbers.length, little);
    view.setUint32(4, packed ? 1 : 0, little);
    view.setUint32(8, body.length, little);
  });
  return joined([head, body]);
}

/** Encodes a node; its header has the end offset, counted from the start of the file. */
function written({ name, values = [], nodes = [] }: FbxNode, start: number, wide: boolean) {
  const size = wide ? 8 : 4;
  const title = encode(name);
  const properties = joined(values);
  let place = start + 3 * size + 1 + title.length + properties.length;
  const inside: Uint8Array[] = [];
  for (const node of nodes) {
    const bytes = written(node, place, wide);
    inside.push(bytes);
    place += bytes.length;
  }
  if (nodes.length > 0) {
    const end = new Uint8Array(3 * size + 1);
    inside.push(end);
    place += end.length;
  }
  const head = new DataView(new ArrayBuffer(3 * size + 1));
  // The upper 4 of 8 bytes are zero, because no fixture is that long.
  const lengths = [place, values.length, properties.length];
  for (const [index, length] of lengths.entries()) head.setUint32(index * size, length, little);
  head.setUint8(3 * size, title.length);
  return joined([new Uint8Array(head.buffer), title, properties, ...inside]);
}

/** The name and class of an object, in the notation of binary files. */
const named = (name: string, kind: string) => words(`${name}\u0000\u0001${kind}`);

const property = (name: string, type: string, label: string, ...values: Uint8Array[]): FbxNode => ({
  name: "P",
  values: [words(name), words(type), words(label), words(""), ...values],
});

/** A box of 100 units, centimetres by default, as binary FBX. */
export function boxBinaryFbx(options: BinaryFbxOptions = {}): Uint8Array<ArrayBuffer> {
  const { version = 7400, unitScaleFactor = 1, packed = true, claimedNumbers } = options;
  little = !options.bigEndian;
  const { places, faces } = boxFaces();
  const vertices = list("d", Float64Array.from(places), packed, claimedNumbers);
  const more = new Float64Array(options.moreNumbers ?? 0);
  const extra: FbxNode = { name: "More", values: [list("d", more, true)] };
  const nodes: FbxNode[] = [
    {
      name: "GlobalSettings",
      nodes: [
        {
          name: "Properties70",
          nodes: [property("UnitScaleFactor", "double", "Number", double(unitScaleFactor))],
        },
      ],
    },
    {
      name: "Objects",
      nodes: [
        {
          name: "Geometry",
          values: [long(1001), named("box", "Geometry"), words("Mesh")],
          nodes: [
            { name: "Vertices", values: [vertices] },
            { name: "PolygonVertexIndex", values: [list("i", Int32Array.from(faces), packed)] },
            { name: "GeometryVersion", values: [int(124)] },
            ...(options.moreAt === "inside" ? [extra] : []),
          ],
        },
        {
          name: "Model",
          values: [long(1002), named("box", "Model"), words("Mesh")],
          nodes: [{ name: "Version", values: [int(232)] }],
        },
      ],
    },
    {
      name: "Connections",
      nodes: [
        { name: "C", values: [words("OO"), long(1002), long(0)] },
        { name: "C", values: [words("OO"), long(1001), long(1002)] },
      ],
    },
  ];
  const wide = version >= 7500;
  const start = new DataView(new ArrayBuffer(27));
  new Uint8Array(start.buffer).set(encode("Kaydara FBX Binary  \u0000\u001a\u0000"));
  start.setUint8(22, little ? 0 : 1);
  start.setUint32(23, version, little);
  const parts: Uint8Array[] = [new Uint8Array(start.buffer)];
  let place = 27;
  const add = (bytes: Uint8Array) => {
    parts.push(bytes);
    place += bytes.length;
  };
  for (const node of nodes) add(written(node, place, wide));
  add(new Uint8Array(wide ? 25 : 13));
  if (options.moreAt === "afterEnd") add(written(extra, place, wide));
  // Readers stop 160 bytes before the end.
  add(new Uint8Array(160));
  return joined(parts);
}
